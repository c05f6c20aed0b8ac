import { cx } from '@/components/lib/cx';

/** The line in an SVG, as thick as on the page; thinner inside `line-small`. */
export function LinePath({ d }: { d: string }) {
  return <path data-line="path" d={d} className="line-path" />;
}

/** The line in an SVG where nothing passes: gray. */
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

/** The line in an SVG where only a part passes: dashed. `--line-dash` has the lengths of longer dashes. */
export function LineDashes({ d }: { d: string }) {
  return (
    <path data-line="path" d={d} className="line-path [stroke-dasharray:var(--line-dash,4_4)]" />
  );
}

/** A dashed line over the line of an illustration, which gray covers. */
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
 * A stop of the line in an SVG, in its units; the default size is that of the school's. `hollow` is the fill of
 * a stop without a connection; `isOff` draws a stop at a gap.
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

/** A dot that travels along the line in an SVG, in its units. */
export function LineDot({ r }: { r: number }) {
  return (
    <g data-line="dot">
      <circle r={r} className="fill-line" />
      <circle r={r * 0.65} className="fill-strong" />
      <circle r={r * 0.38} className="fill-on-dark" />
    </g>
  );
}
