import { Fragment } from 'react';
import { cx } from '@/components/lib/cx';

/** Pills, as words in a line with commas for screen readers, which would join them. */
export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  return (
    <p className={cx('text-tiny', className)}>
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {index > 0 && <span className="sr-only">, </span>}
          <span className="mr-1 mb-2 inline-flex min-h-6 items-center rounded-full bg-ground-alt px-2.5 font-medium text-pill md:min-h-8 md:px-3.5">
            {tag}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
