import { Fragment, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/**
 * Makes a part of the yellow line. styles/line.css has its measures; `className` says where the part ends, if
 * not where it does by default, and in which windows it is shown.
 */
const part = (name: string, shape: string) =>
  function Line({ className }: { className?: string }) {
    return <span aria-hidden="true" data-line={name} className={cx(shape, className)} />;
  };

/**
 * For a box beside the line: in the page's margin from 768 px, on a phone in the box; none where large text
 * makes it narrow.
 */
export const lineInMargin = cx(
  '[--line-x:var(--line-end)] max-md:pl-10 md:[--line-x:calc(var(--margin)/-2)] @max-line:pl-0 @max-line:*:data-line:hidden',
);

/** A horizontal part, from edge to edge of the page. */
export const LineBar = part('bar', cx('line-bar'));

/** A horizontal part from the page's left edge to a node. */
export const LineIn = part(
  'bar',
  cx('line-bar right-[calc(100%-var(--line-x,var(--line-node)/2))]'),
);

/** A vertical part from a node down to the end of its box. */
export const LineDrop = part('drop', cx('line-drop'));

/** From the node of a grid's cell to the next one: down, or in a wide container over the gutter to the right. */
export const LineToNext = part(
  'drop',
  cx('line-drop @medium:line-bar @medium:right-[calc(-1*var(--gutter))] @medium:left-0'),
);

/** The drop at the end of a page, into the call to action. After it, the footer draws its part from its own edge. */
export const LineEnd = part('end', cx('line-drop'));

/** A node of the line: a ring. */
export const LineNode = part('node', cx('line-node'));

/** A box that begins with the title of a page's last section, at which the line has its last node. */
export const lastStation = cx('relative [--line-y:calc(theme(fontSize.h2)*0.53)]', lineInMargin);

/** The line in a `lastStation`: from the page's left edge to the node, and down through the section, which clips it. */
export const LineToEnd = () => (
  <>
    <LineIn />
    <LineEnd className="-bottom-400" />
    <LineNode />
  </>
);

/** Two drops to a plate that hangs from the line, in the plate's box. The line is `--drop` above it. */
export function LineHangers() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-full h-(--drop)">
      {[cx('[--line-x:20%]'), cx('[--line-x:80%]')].map((at) => (
        <Fragment key={at}>
          <LineDrop className={at} />
          <LineNode className={at} />
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A box to which the line in the margin branches. The line is dark, because all around is yellow. It comes from
 * above the section and goes on below it; the section clips it.
 */
export const LineBranch = ({ children }: { children: ReactNode }) => (
  <div className="relative self-start [--line-color:theme(colors.strong)] [--line-x:calc(var(--line-end)-2.5rem)] [--line-y:50%] md:[--line-x:calc(var(--margin)/-2)] @max-line:*:data-line:hidden">
    <LineDrop className="-inset-y-400" />
    <LineBar className="right-full left-(--line-x)" />
    <LineNode className="bg-action" />
    {children}
  </div>
);

/** The end of a line that stops: a ring with nothing in it. */
export const LineOpenEnd = part('open-end', cx('line-node bg-transparent'));

/**
 * Into the footer's mark: along the end of the page from its left edge, and down. After a page with a LineEnd,
 * the footer clips it, so that only the vertical part is left.
 */
export const LineCorner = part('corner', cx('line-corner'));

/** Into the footer's mark from 768 px, after a page with a LineEnd: down in the page's margin, and to the right. */
export const LineElbow = part('elbow', cx('line-elbow'));

/** From the page's right edge to the middle of its left margin, and down through the section, which clips it. */
export const LineDownLeft = part('drop', cx('line-down-left'));

/** From the page's left edge to the middle of its right margin, and down through the section, which clips it. */
export const LineDownRight = part('drop', cx('line-down-right'));

/** Down in the left margin of a page container, through the section, which clips it. */
export const LineThrough = part(
  'margin',
  cx('line-drop -inset-y-400 [--line-x:calc(var(--margin)/2)]'),
);

/** From above the box down to a height of it, and on to the right. */
const LineTurn = part('margin', cx('line-turn'));

/** A button to which the line leads from above, in the middle of its card's padding, `--pad`. The card clips it. */
export const LineToButton = ({ children }: { children: ReactNode }) => (
  <div className="relative [--line-corner:calc(var(--pad)/2)] [--line-x:calc(var(--pad)/-2)] [--line-y:50%]">
    <LineTurn />
    {children}
  </div>
);

const LineTurnIn = part('margin', cx('line-turn-in'));
const LineTurnOut = part('margin', cx('line-turn-out'));

/** Down in the right margin, to the left along a list of times in its box, and down in the left margin. */
export const LineAcross = ({ className }: { className?: string }) => (
  <>
    <LineTurnIn className={className} />
    <LineTurnOut className={className} />
  </>
);

/** A horizontal part beside an illustration, as high in it as the line of the illustration. */
export const LineCrossing = part('crossing', cx('line-crossing'));

/** The line behind a row of cards, from edge to edge of the page. Each card has it; only the first of a row shows it. */
export const LineJoint = part('joint', cx('line-crossing line-joint'));
