import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { useEarlyChoice } from './use-early-choice';

type SelectProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  variant?: keyof typeof variants;
};

const variants = {
  field: { label: cx('mb-2 block font-semibold'), select: cx('min-h-13.5 pr-9 pl-3') },
  /** Without a label that is seen. */
  compact: { label: cx('sr-only'), select: cx('min-h-12 pr-7.5 pl-2.5') },
};

/** The browser's list of options, closed, with its label. A choice made before hydration counts. */
export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
  variant = 'field',
}: SelectProps<Id>) {
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChoice(select, value, onChange);
  return (
    <label className="block text-label">
      <span className={variants[variant].label}>{label}</span>
      <span className="relative block">
        <select
          ref={select}
          value={value}
          autoComplete="off"
          onChange={(event) => {
            const chosen = options.find(({ id }) => id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          className={cx(
            'w-full appearance-none truncate rounded-control border-medium border-outline bg-surface py-2 font-text text-label',
            variants[variant].select,
          )}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size="1.25rem"
          className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2"
        />
      </span>
    </label>
  );
}
