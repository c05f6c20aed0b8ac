import { cx } from '@/components/lib/cx';

/** Styles of a standalone link; its underline is dark on `tinted` and yellow backgrounds. */
export const textLink = ({
  tinted = false,
  className,
}: { tinted?: boolean; className?: string } = {}) =>
  cx(
    'inline-block rounded-link font-display text-label leading-7 font-semibold underline decoration-3 underline-offset-6 transition-hover',
    tinted
      ? 'decoration-strong hover:bg-strong hover:text-on-dark'
      : 'decoration-action hover:bg-attention in-[.on-dark]:hover:bg-dark-line',
    className,
  );
