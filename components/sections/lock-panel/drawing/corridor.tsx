import { cx } from '@/components/lib/cx';
import { paints } from './paints';

/** The wall behind a row of doors, in elevation: it stretches to any width, the line runs through. */
export function Corridor({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 316"
      preserveAspectRatio="none"
      className={cx('bg-mist', className)}
    >
      <rect width="100" height="12" fill={paints.band} />
      <rect width="100" height="6" y="31" className="fill-line" />
      <rect width="100" height="6" y="256" fill={paints.band} />
      <rect width="100" height="5" y="292" fill={paints.skirting} />
      <rect width="100" height="19" y="297" fill={paints.floor} />
    </svg>
  );
}
