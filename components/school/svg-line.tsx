/** The line in an SVG, as thick as on the page; thinner inside `line-small`. */
export function LinePath({ d }: { d: string }) {
  return <path data-line="path" d={d} className="line-path" />;
}

/** A node of the line in an SVG, in its units; the default size is that of the school's. */
export const PathNode = ({ x, y, r = 6.5 }: { x: number; y: number; r?: number }) => (
  <g data-line="node">
    <circle cx={x} cy={y} r={r} className="fill-line" />
    <circle cx={x} cy={y} r={r * 0.4} className="fill-strong" />
  </g>
);

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
