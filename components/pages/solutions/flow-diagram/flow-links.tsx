import { cx } from '@/components/lib/cx';
import { LineDot, LinePath } from '@/components/school/svg-line';

type LinkProps = {
  path: string;
  /** The radius of its dots. */
  r?: number;
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

/** The links of each side, in the direction of their dots: from the inputs to the hub, and from the hub to the outputs. */
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
      className="hidden h-full min-w-0 flex-1 desktop:block"
    >
      {sides[side].map((link) => (
        <Link key={link.y} {...link} />
      ))}
    </svg>
  );
}

/** In the layout with one column, where each of a side's links runs down beside the cards. */
const columns = [
  { x: 20, rows: cx('row-start-1'), ends: cx('row-end-2') },
  { x: 34, rows: cx('row-start-2'), ends: cx('row-end-3') },
  { x: 48, rows: cx('row-start-3'), ends: cx('row-end-4') },
] as const;

/**
 * In the layout with one column: a link for each system, from the middle of its card to the hub, or from the
 * hub to the card. The rows are those of the list beside them.
 */
export function ColumnLinks({ side }: { side: keyof typeof sides }) {
  const inputs = side === 'inputs';
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-0 grid w-16 grid-cols-1 grid-rows-3 gap-y-4 desktop:hidden"
    >
      {columns.map(({ x, rows, ends }) => (
        <span
          key={x}
          className={cx(
            'relative col-start-1',
            inputs
              ? cx(rows, 'row-end-4 mt-[calc(3rem-11px)] -mb-8')
              : cx('row-start-1 -mt-26 mb-[calc(3rem-11px)]', ends),
          )}
        >
          <svg
            viewBox="0 0 64 900"
            preserveAspectRatio={inputs ? 'xMinYMin slice' : 'xMinYMax slice'}
            className="absolute inset-0 size-full"
          >
            {inputs ? (
              <Link
                path={`M64 11H${x + 12}a12 12 0 0 0-12 12V900`}
                dots={[`${x} 36`, `${x} 64`]}
                r={8}
              />
            ) : (
              // The upper card is the nearest to the hub: its link is the last to turn.
              <Link
                path={`M${68 - x} 0V877a12 12 0 0 0 12 12H64`}
                dots={[`${68 - x} 822`, `${68 - x} 850`]}
                r={8}
              />
            )}
          </svg>
        </span>
      ))}
    </div>
  );
}

function Link({ path, dots, y = 0, r = 10 }: LinkProps) {
  return (
    <g data-flow-link="" transform={`translate(0 ${y})`} className="forced-color-adjust-none">
      <LinePath d={path} />
      {dots.map((rest) => (
        <g key={rest} data-flow-dot="" transform={`translate(${rest})`}>
          <LineDot r={r} />
        </g>
      ))}
    </g>
  );
}
