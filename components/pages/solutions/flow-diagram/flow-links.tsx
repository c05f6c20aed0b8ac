import { LineDot, LinePath } from '@/components/scene/line';

type Point = readonly [x: number, y: number];

/**
 * The links of one side, with the resting positions of their two dots at 1/3 and 2/3. They bend at
 * x = 0 and extend far beyond both sides, where the SVG clips them, so that they fit any width
 * without distorting the bends.
 */
const links: { path: string; dots: readonly [Point, Point] }[] = [
  {
    path: 'M-400 58H-28A28 28 0 0 1 0 86V192A28 28 0 0 0 28 220H400',
    dots: [
      [0, 81],
      [0, 197],
    ],
  },
  {
    path: 'M-400 240H400',
    dots: [
      [-35, 240],
      [35, 240],
    ],
  },
  {
    path: 'M-400 422H-28A28 28 0 0 0 0 394V288A28 28 0 0 1 28 260H400',
    dots: [
      [0, 399],
      [0, 283],
    ],
  },
];

/**
 * The outputs mirror the inputs and are drawn from the hub outward, the direction of their dots.
 */
const outward: typeof links = [
  {
    path: 'M-400 220H-28A28 28 0 0 0 0 192V86A28 28 0 0 1 28 58H400',
    dots: [
      [0, 197],
      [0, 81],
    ],
  },
  links[1]!,
  {
    path: 'M-400 260H-28A28 28 0 0 1 0 288V394A28 28 0 0 0 28 422H400',
    dots: [
      [0, 283],
      [0, 399],
    ],
  },
];

/** The three links between one column and the hub, in the layout with columns. */
export function SideLinks({ side }: { side: 'inputs' | 'outputs' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-400 0 800 480"
      preserveAspectRatio="xMidYMid slice"
      className="hidden h-full min-w-0 flex-1 md:block"
    >
      {(side === 'inputs' ? links : outward).map((link) => (
        <Link key={link.path} {...link} />
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

function Link({ path, dots }: (typeof links)[number]) {
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
