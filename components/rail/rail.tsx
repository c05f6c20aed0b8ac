import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/** Makes a part of the yellow line (styles/rail.css); `className` says where it is and ends. */
const part = (shape: string) =>
  function Line({ className }: { className?: string }) {
    return <span aria-hidden="true" data-line="" className={cx(shape, className)} />;
  };

/** A horizontal part. */
export const LineBar = part(cx('line-bar'));

/** A vertical part, down to the end of its box. */
export const LineDrop = part(cx('line-drop'));

/** A ring on the line. */
export const LineNode = part(cx('line-node'));

/**
 * The sections of a page along which the line runs down, in one piece, which begins with a node at their top or
 * at the first station, where `start` sets `--rail-start`. Their titles are stations.
 */
export const Rail = ({ start, children }: { start?: string; children: ReactNode }) => (
  <div className={cx('relative', start)}>
    <span className="[--line-x:var(--rail)] [--line-y:var(--rail-start,0px)]">
      <LineDrop className="z-1" />
      {!start && <LineNode className="z-2" />}
    </span>
    {children}
  </div>
);

/** The node of a station at the middle of a title's first row, in the title's box. */
export const Station = ({ className }: { className?: string }) => (
  <LineNode className={cx('z-2 [--line-x:var(--to-rail)] [--line-y:0.5lh]', className)} />
);

/** From the rail along the first row of a list of cards, behind them; `className` has its height. */
export const Bar = ({ className }: { className: string }) => (
  <LineBar
    className={cx('right-[var(--bar-end,-100vw)] left-(--to-rail) -z-1 max-md:hidden', className)}
  />
);

/** From the rail to a button, in the button's box. */
export const Branch = () => (
  <span className="[--line-x:var(--to-rail)] [--line-y:50%]">
    <LineBar className="right-full left-(--to-rail)" />
    <LineNode />
  </span>
);

/** From above, in the margin, into the footer's mark or a button, in its box; what is around it clips it. */
export const Elbow = () => (
  <span
    aria-hidden="true"
    data-line=""
    className="absolute right-full bottom-[calc(50%-var(--line-width)/2)] h-400 w-[calc(var(--line-width)/2-var(--to-rail))] rounded-bl-panel border-b-(length:--line-width) border-l-(length:--line-width) border-line"
  />
);
