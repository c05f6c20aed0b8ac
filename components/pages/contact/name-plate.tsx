import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineHangers } from '@/components/scene/line';
import { WayHome } from '@/components/sections/way-home';

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
      {/* To the form, behind the round corners of both. */}
      <LineDrop className="top-1/2 -bottom-8 [--line-x:calc(var(--pad)/2)]" />
      <div className="relative rounded-plate bg-dark px-8 text-on-dark on-dark desktop:px-12 forced-colors:border">
        <LineHangers />
        <Screw className="left-3 desktop:left-5" />
        <Screw className="right-3 desktop:right-5" />
        <div className="relative">
          {/* Cut into the plate; a long name is written over it. */}
          <div
            className={cx(
              'absolute right-0 bottom-0 w-3/5 max-w-80',
              isLong(name) ? 'opacity-15' : 'opacity-30',
            )}
          >
            <WayHome className="contrast-200 grayscale invert" />
          </div>
          <p
            className={cx(
              'relative flex h-20 items-center font-display desktop:h-26',
              isLong(name)
                ? 'text-small leading-tight sm:text-label sm:leading-tight'
                : 'text-h4 desktop:text-h3-wide',
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
        </div>
        {children}
      </div>
    </div>
  );
}

/** One of the two that hold the plate. */
const Screw = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'absolute top-9 size-2 rounded-full bg-on-dark-faint desktop:top-12 print:hidden',
      className,
    )}
  />
);
