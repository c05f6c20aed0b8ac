import { Fragment, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/**
 * The yellow line on pages. styles/line.css has its measures; `className` says where a part ends, if
 * not where it does by itself, and in which windows it is shown.
 */
type LineProps = { className?: string };

/** Across the page. */
export function LineBar({ className }: LineProps) {
  return <span aria-hidden="true" data-line="bar" className={cx('line-bar', className)} />;
}

/** Down from a node to the end of its box. */
export function LineDrop({ className }: LineProps) {
  return <span aria-hidden="true" data-line="drop" className={cx('line-drop', className)} />;
}

/** The same at the end of a page, into the call to action, which then draws no corner. */
export function LineEnd() {
  return <span aria-hidden="true" data-line="end" className="line-drop" />;
}

/** A station: a ring, with an icon in large ones. */
export function LineNode({ className, children }: LineProps & { children?: ReactNode }) {
  return (
    <span aria-hidden="true" data-line="node" className={cx('line-node', className)}>
      {children}
    </span>
  );
}

/** Two drops from the bar to the plate that hangs from it, --drop below; in the plate's box. */
export function LineHangers() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-full h-(--drop)">
      {['[--line-x:20%]', '[--line-x:80%]'].map((at) => (
        <Fragment key={at}>
          <LineDrop className={at} />
          <LineNode className={at} />
        </Fragment>
      ))}
    </span>
  );
}

/** The end of a line that stops or is interrupted: a ring with nothing in it, after which the line is left out. */
export function LineOpenEnd({ className }: LineProps) {
  return (
    <span
      aria-hidden="true"
      data-line="open-end"
      className={cx('line-node bg-transparent', className)}
    />
  );
}

/** From the page's left edge over the end of a section, and down into what follows. */
export function LineCorner({ className }: LineProps) {
  return <span aria-hidden="true" data-line="corner" className={cx('line-corner', className)} />;
}

/** Beside an illustration and as high as it, at the height of its line. */
export function LineCrossing({ className }: LineProps) {
  return (
    <span aria-hidden="true" data-line="crossing" className={cx('line-crossing', className)} />
  );
}

/**
 * In the gutter of a row of cards that begin with an illustration, after each card of which the row
 * sets --line-joint to `block`. The gutter is --gutter.
 */
export function LineJoint() {
  return <span aria-hidden="true" data-line="joint" className="line-crossing line-joint" />;
}

/** A path of an illustration, as thick as the line on the page; inside `line-small`, thinner. */
export function LinePath({ d }: { d: string }) {
  return <path data-line="path" d={d} className="line-path" />;
}

type LineStopProps = {
  x: number;
  y: number;
  r: number;
  /** The class that fills one without connection. */
  hollow?: string;
};

/** A stop of an illustration, in its units. */
export function LineStop({ x, y, r, hollow }: LineStopProps) {
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
