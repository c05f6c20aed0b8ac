import { useId, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type RadioGroupProps<Id extends string> = {
  label: string;
  /** What screen readers call it, if `label` says it only in a sentence. */
  name?: string;
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  variant?: keyof typeof variants;
  /** Of the group. */
  className?: string;
  /** Of the box around the options, to lay them out. */
  optionsClassName?: string;
};

const variants = {
  /** Options below each other with a round mark, under the label. */
  list: {
    group: '',
    label: 'block font-semibold',
    options: 'mt-1.5 -ml-3.5',
    option:
      'min-h-12 gap-3 px-3.5 py-1.5 rounded-control has-checked:bg-surface has-checked:shadow-rest forced-colors:has-focus-visible:outline-[Highlight]',
    input:
      'size-5.5 shrink-0 appearance-none rounded-full border border-outline bg-surface checked:border-7 checked:border-strong focus-visible:outline-none forced-colors:appearance-auto',
  },
  /** Options side by side in one bar, beside the label. */
  segments: {
    group: 'flex items-center gap-3.5',
    label: 'text-soft',
    options: 'flex rounded-control bg-ground-alt p-1',
    option:
      'h-10 gap-2 px-2.5 wide:px-3.5 rounded-chip font-medium whitespace-nowrap has-checked:bg-strong has-checked:text-on-dark forced-colors:has-checked:border-3 forced-colors:has-checked:border-highlight',
    input: 'sr-only',
  },
};

/** One choice out of a few, all of them visible. Arrow keys move the choice. */
export function RadioGroup<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
  variant = 'list',
  className,
  optionsClassName,
}: RadioGroupProps<Id>) {
  const id = useId();
  const look = variants[variant];
  return (
    <div
      role="radiogroup"
      aria-label={name}
      aria-labelledby={name ? undefined : id}
      className={cx('text-label', look.group, className)}
    >
      <span
        id={id}
        aria-hidden={name ? true : undefined}
        className={cx('font-display', look.label)}
      >
        {label}
      </span>
      <div className={cx(look.options, optionsClassName)}>
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              'flex cursor-pointer items-center transition-hover has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-strong',
              look.option,
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className={look.input}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
