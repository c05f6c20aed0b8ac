import { cx } from '@/components/lib/cx';
import { labels } from '@/content/site/shell';

/** Says beside a button that what it opens did not load. */
export const LoadFailed = ({ className = 'basis-full' }: { className?: string }) => (
  <p role="alert" className={cx('text-small', className)}>
    {labels.notOpened}
  </p>
);
