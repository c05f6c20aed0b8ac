import { cx } from '@/components/lib/cx';
import { LineBar, LineHangers } from '@/components/scene/line';

type NamePlateProps = { name: string; placeholder: string };

/**
 * A door plate that hangs from the line over the form, lettered with the institution while it is
 * typed; before that with a placeholder. Decoration: the field has the words. Its height is fixed, so
 * that nothing moves.
 */
export function NamePlate({ name, placeholder }: NamePlateProps) {
  return (
    <div
      aria-hidden="true"
      className="relative mb-4 pt-(--drop) [--drop:2.25rem] print:hidden noscript:hidden"
    >
      <LineBar className="desktop:left-1/5" />
      <p className="on-dark relative flex h-20 items-center justify-center rounded-plate bg-dark px-8 text-center font-display text-h4 text-on-dark shadow-raised forced-colors:border">
        <LineHangers />
        <span
          key={name ? 'typed' : 'empty'}
          translate={name ? 'no' : undefined}
          className={cx('line-clamp-2 wrap-anywhere', !name && 'text-on-dark-soft')}
        >
          {name || placeholder}
        </span>
      </p>
    </div>
  );
}
