import { Fragment } from 'react';
import { cx } from '@/components/lib/cx';

/** Pills. They and the commas between them are inline, so that a screen reader says one line of words. */
export function Tags({ tags, className }: { tags: readonly string[]; className?: string }) {
  return (
    <p className={cx('text-tiny leading-8 md:leading-10', className)}>
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {index > 0 && <span className="text-[1px]">, </span>}
          <span className="mr-1 rounded-full bg-ground-alt px-2.5 py-1 font-medium whitespace-nowrap text-pill md:px-3.5 md:py-1.5">
            {tag}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
