import { Fragment, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/**
 * A part of the yellow line on pages. styles/line.css has its measures; `className` says where the part
 * ends, if not where it does by itself, and in which windows it is shown.
 */
const part = (name: string, shape: string) =>
  function Line({ className }: { className?: string }) {
    return <span aria-hidden="true" data-line={name} className={cx(shape, className)} />;
  };

/** The line runs in the page's margin; a phone's is too narrow, and where large text leaves it no room there is none. */
export const lineInMargin = cx(
  '[--line-x:var(--line-end)] max-md:pl-10 md:[--line-x:calc(var(--margin)/-2)] @max-line:pl-0 @max-line:*:data-line:hidden',
);

/** Across the page. */
export const LineBar = part('bar', cx('line-bar'));

/** From the page's left edge to a node. */
export const LineIn = part(
  'bar',
  cx('line-bar right-[calc(100%-var(--line-x,var(--line-node)/2))]'),
);

/** Down from a node to the end of its box. */
export const LineDrop = part('drop', cx('line-drop'));

/** The same at the end of a page, into the call to action; the footer then takes the line up at its own edge. */
export const LineEnd = part('end', cx('line-drop'));

/** A station: a ring. */
export const LineNode = part('node', cx('line-node'));

/** A box that begins with a section's title, which is the last station of its page. */
export const lastStation = cx('relative [--line-y:calc(theme(fontSize.h2)*0.53)]', lineInMargin);

/** The line of such a box: from the page's left edge, to a node, and down into the call to action; the section clips it. */
export const LineToEnd = () => (
  <>
    <LineIn />
    <LineEnd className="-bottom-400" />
    <LineNode />
  </>
);

/** Two drops from the bar to the plate that hangs from it, --drop below; in the plate's box. */
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
 * A box beside the line in the margin, which branches to it, dark because all around is yellow. The section
 * clips the line, which comes from above it and goes on below it.
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
 * Into the footer's mark, from the page's left edge over the end of the page. The footer clips it where the page
 * leads the line down.
 */
export const LineCorner = part('corner', cx('line-corner'));

/** The same from a tablet on, from the page's margin, where the page leads the line down in it. */
export const LineElbow = part('elbow', cx('line-elbow'));

/** From the page's right edge to the middle of its left margin and down through the section, which clips it. */
export const LineDownLeft = part('drop', cx('line-down-left'));

/** The same from left to right. */
export const LineDownRight = part('drop', cx('line-down-right'));

/** Down in the left margin of a page container, through the section, which clips it. */
export const LineThrough = part(
  'margin',
  cx('line-drop -inset-y-400 [--line-x:calc(var(--margin)/2)]'),
);

const LineTurnIn = part('margin', cx('line-turn-in'));
const LineTurnOut = part('margin', cx('line-turn-out'));

/** Down in the right margin, along a list of times in its box, and down in the left margin. */
export const LineAcross = ({ className }: { className?: string }) => (
  <>
    <LineTurnIn className={className} />
    <LineTurnOut className={className} />
  </>
);

/** Beside an illustration and as high as it, at the height of its line. */
export const LineCrossing = part('crossing', cx('line-crossing'));

/** The same behind a row of cards, from edge to edge of the page. Each card has it, the first of a row shows it. */
export const LineJoint = part('joint', cx('line-crossing line-joint'));

/** A path of an illustration, as thick as the line on the page; inside `line-small`, thinner. */
export function LinePath({ d }: { d: string }) {
  return <path data-line="path" d={d} className="line-path" />;
}

/** Covers a path of an illustration that nothing passes through. */
export function LineDead({ d }: { d: string }) {
  return (
    <path
      data-line="path"
      d={d}
      className="fill-none stroke-quiet in-[.on-dark]:stroke-on-dark-faint"
      strokeWidth="6"
    />
  );
}

/** Where only a part gets through; `--line-dash` has the lengths of longer dashes. */
export function LineDashes({ d }: { d: string }) {
  return (
    <path data-line="path" d={d} className="line-path [stroke-dasharray:var(--line-dash,4_4)]" />
  );
}

/** The same over a path of an illustration. */
export function LineDashed({ d }: { d: string }) {
  return (
    <>
      <LineDead d={d} />
      <LineDashes d={d} />
    </>
  );
}

type LineStopProps = { x: number; y: number; r?: number; hollow?: string; isOff?: boolean };

/**
 * A stop of an illustration, in its units; the school's have the default size. `hollow` fills one that has no
 * connection; `isOff` is a gap.
 */
export function LineStop({ x, y, r = 6.5, hollow, isOff }: LineStopProps) {
  if (isOff)
    return (
      <circle
        data-line="stop"
        cx={x}
        cy={y}
        r={r - 1}
        className="fill-dark-deep stroke-on-dark"
        strokeWidth="2"
      />
    );
  return hollow ? (
    <circle data-line="stop" cx={x} cy={y} r={r - 3} className={cx('line-path', hollow)} />
  ) : (
    <g data-line="stop">
      <circle cx={x} cy={y} r={r} className="fill-line" />
      <circle cx={x} cy={y} r={r * 0.4} className="fill-strong" />
    </g>
  );
}

/** A dot that travels along the line of an illustration, in its units. */
export function LineDot({ r }: { r: number }) {
  return (
    <g data-line="dot">
      <circle r={r} className="fill-line" />
      <circle r={r * 0.65} className="fill-strong" />
      <circle r={r * 0.38} className="fill-on-dark" />
    </g>
  );
}
