import { cx } from '@/components/lib/cx';
import { LineDot, LinePath } from '@/components/school/svg-line';

/**
 * The kinds of links. Each extends far beyond its SVG, which cuts it off, so that it fits any space without
 * distorting its bends. `dots` has the same path, where what is seen of it begins and ends, and where
 * the two dots rest while nothing moves.
 */
const kinds = {
  /** From beside a card to beside the hub, with its bends at x = 0. */
  bent: {
    path: 'M-400 0H-28a28 28 0 0 1 28 28v106a28 28 0 0 0 28 28H400',
    dots: cx(
      "[--end:calc(538px+50cqw)] [--rest-1:44%] [--rest-2:56%] [--start:calc(400px-50cqw)] [offset-path:path('M-400_0H-28a28_28_0_0_1_28_28v106a28_28_0_0_0_28_28H400')]",
    ),
    r: 10,
  },
  straight: {
    path: 'M-400 0H400',
    dots: cx(
      "[--end:calc(400px+50cqw)] [--rest-1:46%] [--rest-2:54%] [--start:calc(400px-50cqw)] [offset-path:path('M-400_0H400')]",
    ),
    r: 10,
  },
  /** From a card down to the hub. */
  down: {
    path: 'M44 0H12a12 12 0 0 0-12 12V900',
    dots: cx(
      "[--end:calc(28px+100cqh)] [--rest-1:7%] [--rest-2:10%] [--start:0px] [offset-path:path('M44_0H12a12_12_0_0_0-12_12V900')]",
    ),
    r: 8,
  },
};

/** A link with its two dots, half a loop apart. */
function Link({ kind, at }: { kind: keyof typeof kinds; at: string }) {
  const { path, dots, r } = kinds[kind];
  return (
    <g transform={at} className="forced-color-adjust-none">
      <LinePath d={path} />
      <g className={cx('[offset-distance:var(--rest-1)] script:animate-flow', dots)}>
        <LineDot r={r} />
      </g>
      <g className={cx('[offset-distance:var(--rest-2)] script:animate-flow-later', dots)}>
        <LineDot r={r} />
      </g>
    </g>
  );
}

type SideProps = { side: 'inputs' | 'outputs' };

/** From the inputs to the hub, beside each other; from the hub to the outputs mirrored, with dots that run back. */
export const LinksAcross = ({ side }: SideProps) => (
  <div
    className={cx(
      '@container-size hidden h-full min-w-0 flex-1 desktop:block',
      side === 'outputs' && '-scale-x-100 [--direction:reverse]',
    )}
  >
    <svg viewBox="-400 0 800 480" preserveAspectRatio="xMidYMid slice" className="size-full">
      <Link kind="bent" at="translate(0 58)" />
      <Link kind="straight" at="translate(0 240)" />
      <Link kind="bent" at="translate(0 422) scale(1 -1)" />
    </svg>
  </div>
);

/** The same where the inputs are above the hub and the outputs below it. The rows are those of the list beside them. */
export const LinksDown = ({ side }: SideProps) => (
  <div
    aria-hidden="true"
    className={cx(
      'absolute inset-y-0 left-0 grid w-16 grid-rows-3 gap-y-4 desktop:hidden',
      side === 'outputs'
        ? '-scale-y-100 [--direction:reverse] [--to-hub:6.5rem]'
        : '[--to-hub:2rem]',
    )}
  >
    {[cx('row-start-1'), cx('row-start-2'), cx('row-start-3')].map((row, index) => (
      <div
        key={row}
        className={cx(
          '@container-size relative col-start-1 row-end-4 mt-[calc(3rem-11px)] -mb-(--to-hub)',
          row,
        )}
      >
        <svg
          viewBox="0 0 64 900"
          preserveAspectRatio="xMinYMin slice"
          className="absolute inset-0 size-full"
        >
          <Link kind="down" at={`translate(${20 + index * 14} 11)`} />
        </svg>
      </div>
    ))}
  </div>
);
