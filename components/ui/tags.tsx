import { Fragment } from 'react';
import { cx } from '@/components/lib/cx';

type TagsProps = { tags: readonly string[]; className?: string };

/** Pills, as words in a line: a flex row has no spaces, and screen readers would join their words. */
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
