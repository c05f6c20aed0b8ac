import { LinePath } from '@/components/scene/line';
import { cx } from '@/components/lib/cx';

/** The wall behind a row of doors, at any width, with the yellow line across it. */
export function Hallway({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 316"
      preserveAspectRatio="none"
      className={cx('bg-mist', className)}
    >
      <rect width="100" height="12" fill="var(--leaf-pale)" />
      <LinePath d="M0 34h100" />
      <rect width="100" height="6" y="256" fill="var(--leaf-pale)" />
      <rect width="100" height="5" y="292" fill="var(--soil)" />
      <rect width="100" height="19" y="297" fill="var(--floor)" />
    </svg>
  );
}
