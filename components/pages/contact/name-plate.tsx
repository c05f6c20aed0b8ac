import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineNode } from '@/components/scene/line';

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
      className="relative mb-4 pt-9 [--line-y:0.8125rem] print:hidden noscript:hidden"
    >
      <LineBar className="desktop:left-[18%]" />
      <div className="absolute inset-x-0 top-0 h-9 [--line-x:18%]">
        <LineDrop />
        <LineNode />
      </div>
      <div className="absolute inset-x-0 top-0 h-9 [--line-x:82%]">
        <LineDrop />
        <LineNode />
      </div>
      <p className="on-dark relative flex h-20 items-center justify-center overflow-hidden rounded-plate bg-dark px-8 text-center font-display text-h4 text-on-dark shadow-raised forced-colors:border">
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
