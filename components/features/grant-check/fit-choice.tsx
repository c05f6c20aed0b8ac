import { useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Choice } from '@/content/grant-check/types';

type FitChoiceProps<Id extends string> = {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/** One of the two questions: a group of radios, and a select under 640 px. */
export function FitChoice<Id extends string>(props: FitChoiceProps<Id>) {
  return (
    <>
      <Radios {...props} />
      <Select {...props} />
    </>
  );
}

function Radios<Id extends string>({ legend, choices, chosen, onChoose }: FitChoiceProps<Id>) {
  const name = useId();
  return (
    <fieldset className="max-sm:hidden">
      <legend className="text-label font-semibold">{legend}</legend>
      <div className="mt-1.5 -ml-3.5 sm:max-desktop:grid sm:max-desktop:grid-cols-[repeat(3,auto)] sm:max-desktop:justify-start sm:max-desktop:gap-x-3">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-12 items-center gap-3 rounded-control px-3.5 py-1.5 text-label transition-colors has-checked:bg-surface has-checked:font-semibold has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-strong forced-colors:has-focus-visible:outline-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-5.5 shrink-0 appearance-none rounded-full border border-outline bg-surface checked:border-7 checked:border-strong focus-visible:outline-none forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select<Id extends string>({ legend, choices, chosen, onChoose }: FitChoiceProps<Id>) {
  return (
    <label className="block text-label font-semibold sm:hidden">
      {legend}
      <span className="relative mt-2 block">
        <select
          value={chosen}
          autoComplete="off"
          onChange={(event) => {
            const choice = choices.find(({ id }) => id === event.target.value);
            if (choice) onChoose(choice.id);
          }}
          className="min-h-13.5 w-full appearance-none rounded-control border-medium border-outline bg-surface py-3 pr-9 pl-3 font-text text-label font-normal"
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </label>
  );
}
