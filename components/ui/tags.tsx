import { Fragment } from 'react';
import { cx } from '@/components/lib/cx';

type TagsProps = { tags: readonly string[]; className?: string };

/** A row of pills that name qualities; not interactive. */
export function Tags({ tags, className }: TagsProps) {
  return (
    <p className={cx('flex flex-wrap gap-2', className)}>
      {tags.map((tag) => (
        <Fragment key={tag}>
          <span className="inline-flex min-h-7.5 items-center rounded-full bg-ground-alt px-3.5 text-tiny font-medium text-pill">
            {tag}
          </span>
          {/* Without it, a screen reader joins the words of two pills. */}{' '}
        </Fragment>
      ))}
    </p>
  );
}
