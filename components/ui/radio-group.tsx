import { useId, useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { useEarlyChoice } from './use-early-choice';

type RadioGroupProps<Id extends string> = {
  label: string;
  /** What screen readers call it, if `label` says it only in a sentence. */
  name?: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The classes of its parts. */
  classes?: typeof list;
};

/** Options with a round mark, below each other under the label. */
const list = {
  group: '',
  label: cx('block font-semibold'),
  options: cx('mt-2'),
  option: cx(
    'min-h-12 gap-3 rounded-control px-3.5 py-1.5 has-checked:bg-surface has-checked:shadow-rest',
  ),
  input: cx(
    'size-5.5 shrink-0 appearance-none rounded-full border border-outline bg-surface checked:border-7 checked:border-strong focus-visible:outline-none forced-colors:appearance-auto',
  ),
};

/**
 * One choice out of a few, all of them visible. Arrow keys move the choice. One that was made before
 * hydration, or that the browser restored, counts.
 */
export function RadioGroup<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
  classes = list,
}: RadioGroupProps<Id>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEarlyChoice(group, value, onChange);

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={name}
      aria-labelledby={name ? undefined : id}
      className={cx('text-label', classes.group)}
    >
      {/* Said as the group's name alone. */}
      <span id={id} aria-hidden="true" className={cx('font-display', classes.label)}>
        {label}
      </span>
      <div className={classes.options}>
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              'flex cursor-pointer items-center font-text transition-hover has-checked:font-semibold',
              classes.option,
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className={classes.input}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
