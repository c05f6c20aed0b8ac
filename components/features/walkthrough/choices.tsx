import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId, type Dispatch, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { ModuleIcon } from '@/components/ui/module-icon';
import { schools, triggers, words } from '@/content/walkthrough/words';
import type { PlayerEvent, PlayerState } from '@/components/lib/player-machine';

type ChoicesProps = {
  state: PlayerState;
  send: Dispatch<PlayerEvent>;
  /** Radio groups, selects in one line, selects below their labels, or selects without labels. */
  as: 'radios' | 'line' | 'columns' | 'bare';
  icons: boolean;
  /** Rendered after the choices, in the same flow. */
  children?: ReactNode;
};

/** The trigger and the kind of school, as one sentence: "It starts with ... at a ...". */
export function Choices({ state, send, as, icons, children }: ChoicesProps) {
  return (
    <div
      className={
        as === 'columns'
          ? 'flex flex-wrap gap-3 *:grow'
          : cx('flex items-center gap-x-3.5 gap-y-3', as !== 'bare' && 'flex-wrap')
      }
    >
      <Groups trigger={state.trigger} school={state.school} send={send} as={as} icons={icons} />
      {children}
    </div>
  );
}

type GroupsProps = Pick<PlayerState, 'trigger' | 'school'> &
  Pick<ChoicesProps, 'send' | 'as' | 'icons'>;

/**
 * Not rendered while it plays, because Firefox reports a change of the other radio buttons each time
 * React updates one: so many that Orca drops them all, and the captions with them.
 */
const Groups = memo(function Groups({ trigger, school, send, as, icons }: GroupsProps) {
  const Group = as === 'radios' ? RadioGroup : SelectGroup;
  return (
    <>
      <Group
        label={words.choices.trigger}
        options={triggers.map(({ id, label, icon }) => ({
          id,
          label,
          icon: icons && <ModuleIcon name={icon} className="size-5 max-wide:hidden" />,
        }))}
        value={trigger}
        onChange={(id) => send({ type: 'choose', trigger: id })}
        as={as}
      />
      <Group
        label={words.choices.school}
        options={schools}
        value={school}
        onChange={(id) => send({ type: 'choose', school: id })}
        as={as}
      />
    </>
  );
});

type GroupProps<Id extends string> = {
  label: string;
  options: { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  as: ChoicesProps['as'];
};

function RadioGroup<Id extends string>({ label, options, value, onChange }: GroupProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} className="flex items-center gap-3.5">
      <span id={name} className="font-display text-label text-soft">
        {label}
      </span>
      <span className="flex rounded-control bg-ground-alt p-1">
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              'flex h-10 cursor-pointer items-center gap-2 rounded-chip px-2.5 text-label font-medium whitespace-nowrap transition-colors wide:px-3.5',
              'has-checked:bg-strong has-checked:font-semibold has-checked:text-on-dark',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-strong',
              'forced-colors:has-checked:border-3 forced-colors:has-checked:border-highlight',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </span>
    </div>
  );
}

function SelectGroup<Id extends string>(props: GroupProps<Id>) {
  const { label, options, value, onChange, as } = props;
  const inline = as === 'line';
  return (
    <label className={cx('relative font-display', inline ? 'flex items-center gap-3.5' : 'block')}>
      <span
        className={cx(
          'text-soft',
          as === 'bare' && 'sr-only',
          inline ? 'text-label whitespace-nowrap' : 'mb-1 block text-small',
        )}
      >
        {label}
      </span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Id)}
        className="h-12 w-full appearance-none truncate rounded-control border-medium border-outline bg-surface pr-7 pl-2.5 text-label font-medium md:pr-8 md:pl-3"
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        strokeWidth={2}
        className="pointer-events-none absolute right-2.5 bottom-3.5 md:right-3"
      />
    </label>
  );
}
