import { LineDot, LinePath } from '@/components/scene/line';

type LinkShape = { path: string; dots: readonly (readonly [x: number, y: number])[] };

/** Where the links of one side start, and where they enter the hub. */
const heights = [
  [58, 220],
  [240, 240],
  [422, 260],
] as const;

/**
 * A link with the resting positions of its two dots at 1/3 and 2/3. It bends at x = 0 and extends far
 * beyond both sides, where the SVG clips it, so that it fits any width without distorting the bends.
 */
function bent(from: number, to: number): LinkShape {
  const way = Math.sign(to - from);
  if (way === 0)
    return {
      path: `M-400 ${from}H400`,
      dots: [
        [-35, from],
        [35, from],
      ],
    };
  const [turn, turnBack] = way > 0 ? [1, 0] : [0, 1];
  const down = `A28 28 0 0 ${turn} 0 ${from + way * 28}V${to - way * 28}`;
  const path = `M-400 ${from}H-28${down}A28 28 0 0 ${turnBack} 28 ${to}H400`;
  return {
    path,
    dots: [
      [0, from + way * 23],
      [0, to - way * 23],
    ],
  };
}

/** The three links between one column and the hub, in the layout with columns. */
export function SideLinks({ side }: { side: 'inputs' | 'outputs' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-400 0 800 480"
      preserveAspectRatio="xMidYMid slice"
      className="hidden h-full min-w-0 flex-1 md:block"
    >
      {/* The links to the outputs are drawn from the hub outward, the direction of their dots. */}
      {heights.map(([outside, hub]) => (
        <Link key={outside} {...(side === 'inputs' ? bent(outside, hub) : bent(hub, outside))} />
      ))}
    </svg>
  );
}

/** The link from one system to the next, in the layout with one column. */
export function VerticalLink() {
  return (
    <svg aria-hidden="true" viewBox="-10 0 20 96" className="h-24 w-5 shrink-0 md:hidden">
      <Link
        path="M0 0V96"
        dots={[
          [0, 32],
          [0, 64],
        ]}
      />
    </svg>
  );
}

function Link({ path, dots }: LinkShape) {
  return (
    <g data-flow-link="" className="forced-color-adjust-none">
      <LinePath d={path} />
      {dots.map(([x, y]) => (
        <g key={`${x} ${y}`} data-flow-dot="" transform={`translate(${x} ${y})`}>
          <LineDot r={10} />
        </g>
      ))}
    </g>
  );
}
