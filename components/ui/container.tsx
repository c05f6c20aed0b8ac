import type { HTMLAttributes } from 'react';
import { cx } from '@/components/lib/cx';

/** The page container: 1440 px at most, centred, with the margins of the current grid. SPEC section 9. */
export function Container({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-page px-margin-phone md:px-margin-tablet desktop:px-margin-desktop',
        className,
      )}
      {...props}
    />
  );
}
