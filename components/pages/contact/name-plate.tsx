import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineBar, LineHangers } from '@/components/scene/line';

type NamePlateProps = {
  /** The institution; until it is typed, the placeholder. */
  name: string;
  placeholder: string;
  /** What is written below the name. Without it the plate only repeats a field. */
  children?: ReactNode;
};

/** Whether a name takes more than two lines of large letters on a phone. */
const isLong = (name: string) => Array.from(name).length > 24;

/**
 * A door plate over the form, lettered with the institution while it is typed. The height of the name is
 * fixed, so that nothing moves.
 */
export function NamePlate({ name, placeholder, children }: NamePlateProps) {
  return (
    <div
      aria-hidden={!children}
      className={cx(
        'relative mb-4 pt-(--drop) [--drop:2.25rem] noscript:hidden',
        !children && 'print:hidden',
      )}
    >
      <LineBar className="desktop:left-1/5" />
      <div className="relative rounded-plate bg-dark px-5 text-on-dark on-dark sm:px-8 desktop:px-12 forced-colors:border">
        <LineHangers />
        <p
          className={cx(
            'flex h-20 items-center font-lettering',
            isLong(name) ? 'text-small leading-tight sm:text-label sm:leading-tight' : 'text-h4',
            !children && 'justify-center text-center',
          )}
        >
          <span
            key={name ? 'typed' : 'empty'}
            translate={name ? 'no' : undefined}
            className={cx('line-clamp-4 wrap-anywhere', !name && 'text-on-dark-soft')}
          >
            {name || placeholder}
          </span>
        </p>
        {children}
      </div>
    </div>
  );
}
