import { Fragment } from 'react';
import { cx } from '@/components/lib/cx';

type TagsProps = { tags: readonly string[]; className?: string };

/**
 * A row of pills that name qualities; not interactive. They are words in a line, with 8 px below it: a
 * flex row has no spaces, and screen readers would join the words of two pills.
 */
export function Tags({ tags, className }: TagsProps) {
  return (
    <p className={cx('text-tiny', className)}>
      {tags.map((tag) => (
        <Fragment key={tag}>
          <span className="mr-1 mb-2 inline-flex min-h-8 items-center rounded-full bg-ground-alt px-3.5 font-medium text-pill">
            {tag}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
