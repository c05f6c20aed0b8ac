import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineDrop, lineInMargin, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';

/** Where the title stands on wide windows, and what it leaves to the text. */
const layouts = {
  /** From 1240 px at the left of the text. */
  beside: {
    frame: cx('gap-y-3 roomy:grid-cols-12'),
    head: cx(
      'flex-wrap justify-between roomy:col-span-3 roomy:flex-col roomy:flex-nowrap roomy:justify-start roomy:gap-y-4',
    ),
    text: cx('roomy:col-span-9'),
  },
  /** At every width above it, with the page's width for both. */
  over: {
    frame: cx('gap-y-3'),
    // A button is in the middle of the title's line.
    head: cx('flex-wrap justify-between [&>button]:-mt-1.5'),
    text: undefined,
  },
  /** From 1025 px half of the page for each. */
  half: {
    frame: cx('gap-y-6 desktop:grid-cols-2'),
    head: cx('flex-col'),
    text: undefined,
  },
};

/** Four answers: in a row, on a tablet two by two. */
export const fourAnswers = cx(
  'grid gap-x-gutter md:mt-2 md:grid-cols-2 md:gap-y-6 roomy:grid-cols-4',
);

/** The text of an answer. */
export const answerText = cx('max-w-measure text-small roomy:text-detail roomy:leading-normal');

type ChapterProps = {
  title: string;
  /** With the title: a button, a link. */
  aside?: ReactNode;
  layout?: keyof typeof layouts;
  children: ReactNode;
};

/** A part of the page below its school: a station of the line, which leads through all of them to the page's end. */
export function Chapter({ title, aside, layout = 'beside', children }: ChapterProps) {
  const { frame, head, text } = layouts[layout];
  return (
    <Container className="@container">
      <div
        className={cx(
          'relative grid gap-x-grid pb-5 [--line-y:1.125rem] md:pb-8',
          lineInMargin,
          frame,
        )}
      >
        {/* It comes from the chapter before, or from the section's edge. */}
        <LineDrop className="-top-10" />
        <LineNode />
        <div className={cx('flex items-start gap-x-4 gap-y-3 sm:gap-x-10', head)}>
          <h2 className="-ml-hang-h2 text-h3">{title}</h2>
          {aside}
        </div>
        <div className={text}>{children}</div>
      </div>
    </Container>
  );
}
