import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';

type ChapterProps = {
  title: string;
  /** With the title: a button, a link. */
  aside?: ReactNode;
  /** The line comes in from the page's edge. */
  isFirst?: boolean;
  /** The title and what is with it have half of the page. */
  isHalf?: boolean;
  children: ReactNode;
};

/**
 * A part of the page below its school. From 768 px it is a station of the line, which leads through all
 * of them to the page's end; from 1240 px its title is beside the text.
 */
export function Chapter({ title, aside, isFirst, isHalf, children }: ChapterProps) {
  return (
    <Container>
      <div
        className={cx(
          'relative grid gap-x-grid pb-6.5 [--line-x:var(--line-end)] [--line-y:1.125rem] md:pl-12',
          isHalf
            ? 'gap-y-6 desktop:grid-cols-2 desktop:pl-0'
            : 'gap-y-3 roomy:grid-cols-12 roomy:pl-0',
        )}
      >
        {isFirst && <LineBar className="right-[calc(100%-var(--line-x))] max-md:hidden" />}
        {/* It comes from the chapter before, or from the section's edge. */}
        <LineDrop className={cx('max-md:hidden', !isFirst && '-top-10')} />
        <LineNode className="max-md:hidden" />
        <div
          className={
            isHalf
              ? 'desktop:pl-12'
              : 'flex flex-wrap items-start justify-between gap-x-10 gap-y-2 roomy:col-span-3 roomy:flex-col roomy:flex-nowrap roomy:justify-start roomy:gap-y-4 roomy:pl-12'
          }
        >
          <h2 className="-ml-hang-h2 text-h3">{title}</h2>
          {aside}
        </div>
        <div className={isHalf ? undefined : 'roomy:col-span-9'}>{children}</div>
      </div>
    </Container>
  );
}
