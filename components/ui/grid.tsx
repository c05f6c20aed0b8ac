import type { HTMLAttributes } from 'react';
import { cx } from '@/components/lib/cx';

/** The page grid: 4, 8 or 12 columns. Children set how many they span. */
export function Grid({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={cx('grid grid-cols-4 gap-x-grid md:grid-cols-8 desktop:grid-cols-12', className)}
      {...props}
    />
  );
}
