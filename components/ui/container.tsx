import type { HTMLAttributes } from 'react';
import { cx } from '@/components/lib/cx';

/** The page container: centered, at most 1440 px wide, with the margins of the current grid. */
export function Container({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx('mx-auto w-full max-w-page px-margin', className)} {...props} />;
}
