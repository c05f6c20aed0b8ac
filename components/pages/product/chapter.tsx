import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineDrop, lineInMargin, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';

/** Four answers: in a row, on a tablet two by two. */
export const fourAnswers = cx(
  'grid gap-x-gutter md:mt-2 md:grid-cols-2 md:gap-y-6 roomy:grid-cols-4',
);

/** The text of an answer. */
export const answerText = cx('max-w-measure text-small roomy:text-detail roomy:leading-normal');

/** From 1025 px two chapters share the page container; the line is beside the left one. */
const halves = {
  left: { frame: cx('desktop:pr-[calc(theme(spacing.gutter)/2+0.875rem)]'), line: undefined },
  right: {
    frame: cx('h-full max-desktop:pt-3 desktop:pl-[calc(theme(spacing.gutter)/2)]'),
    line: cx('desktop:*:data-line:hidden'),
  },
};

type ChapterProps = {
  title: string;
  /** Beside the title: a button. */
  aside?: ReactNode;
  /** Which half of the page container it has on a desktop, if not all of it. */
  half?: keyof typeof halves;
  children: ReactNode;
};

/** A part of the page below its school: a station of the line, which leads through all of them to the page's end. */
export function Chapter({ title, aside, half, children }: ChapterProps) {
  const { frame, line } = half ? halves[half] : {};
  return (
    <Container className={cx('@container', frame)}>
      <div
        className={cx(
          'relative flex h-full flex-col gap-y-3 pb-7 md:pb-8',
          // The middle of the title, or of the button beside it.
          aside ? '[--line-y:1.375rem]' : '[--line-y:0.9375rem] md:[--line-y:1.125rem]',
          lineInMargin,
          line,
        )}
      >
        {/* It comes from the chapter before, or from the section's edge. */}
        <LineDrop className="-top-12" />
        <LineNode />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:gap-x-10">
          <h2 className="-ml-hang-h2 text-h3">{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </Container>
  );
}
