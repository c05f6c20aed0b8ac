import { LineDot, LinePath } from '@/components/scene/line';

type LinkProps = {
  path: string;
  /** Where its two dots rest: x and y. */
  dots: readonly string[];
  /** The height at which it starts. */
  y?: number;
};

/**
 * A link bends at x = 0 and extends far beyond both sides, where the SVG clips it, so that it fits any
 * width without distorting the bends.
 */
const down: LinkProps = {
  path: 'M-400 0H-28a28 28 0 0 1 28 28v106a28 28 0 0 0 28 28H400',
  dots: ['0 23', '0 139'],
};
const straight: LinkProps = {
  path: 'M-400 0H400',
  dots: ['-35 0', '35 0'],
};
const up: LinkProps = {
  path: 'M-400 0H-28a28 28 0 0 0 28-28v-106a28 28 0 0 1 28-28H400',
  dots: ['0 -23', '0 -139'],
};

/** Each in the direction of its dots: from the inputs to the hub, and from the hub to the outputs. */
const sides: Record<'inputs' | 'outputs', LinkProps[]> = {
  inputs: [
    { ...down, y: 58 },
    { ...straight, y: 240 },
    { ...up, y: 422 },
  ],
  outputs: [
    { ...up, y: 220 },
    { ...straight, y: 240 },
    { ...down, y: 260 },
  ],
};

/** The three links between one column and the hub, in the layout with columns. */
export function SideLinks({ side }: { side: keyof typeof sides }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-400 0 800 480"
      preserveAspectRatio="xMidYMid slice"
      className="hidden h-full min-w-0 flex-1 wide:block"
    >
      {sides[side].map((link) => (
        <Link key={link.y} {...link} />
      ))}
    </svg>
  );
}

/** The link from one system to the next, in the layout with one column. */
export function VerticalLink() {
  return (
    <svg aria-hidden="true" viewBox="-10 0 20 96" className="h-24 w-5 shrink-0 wide:hidden">
      <Link path="M0 0V96" dots={['0 32', '0 64']} />
    </svg>
  );
}

function Link({ path, dots, y = 0 }: LinkProps) {
  return (
    <g data-flow-link="" transform={`translate(0 ${y})`} className="forced-color-adjust-none">
      <LinePath d={path} />
      {dots.map((rest) => (
        <g key={rest} data-flow-dot="" transform={`translate(${rest})`}>
          <LineDot r={10} />
        </g>
      ))}
    </g>
  );
}
