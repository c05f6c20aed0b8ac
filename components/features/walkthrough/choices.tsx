import { memo, type Dispatch } from 'react';
import type { PlayerEvent, PlayerState } from '@/components/scene/story/player-machine';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { schools, triggers, words } from '@/content/walkthrough/words';

type ChoicesProps = Pick<PlayerState, 'trigger' | 'school'> & {
  send: Dispatch<PlayerEvent>;
  /** One sentence of two radio groups, selects below their labels, or selects without labels. */
  as: 'radios' | 'selects' | 'bare';
  icons: boolean;
};

const { choices } = words;

/** Options side by side in one bar, beside the label. */
const segments = {
  group: 'flex items-center gap-3.5',
  label: 'text-soft',
  options: 'flex rounded-control bg-ground-alt p-1',
  option:
    'h-10 gap-2 rounded-chip px-2.5 font-medium whitespace-nowrap has-checked:bg-strong has-checked:text-on-dark wide:px-3.5 forced-colors:has-checked:border-3 forced-colors:has-checked:border-highlight',
  input: 'sr-only',
};

/**
 * The trigger and the kind of school.
 *
 * Not rendered while it plays, because Firefox reports a change of the other radio buttons each time
 * React updates one: so many that Orca drops them all, and the captions with them.
 */
export const Choices = memo(function Choices({ trigger, school, send, as, icons }: ChoicesProps) {
  const groups = [
    {
      ...choices.trigger,
      options: triggers.map(({ id, label, icon }) => ({
        id,
        label,
        icon: icons && <ModuleIcon name={icon} className="size-5" />,
      })),
      value: trigger,
      onChange: (id: string) => {
        const chosen = triggers.find((one) => one.id === id);
        send({ type: 'choose', trigger: chosen?.id });
      },
    },
    {
      ...choices.school,
      options: schools,
      value: school,
      onChange: (id: string) => {
        const chosen = schools.find((one) => one.id === id);
        send({ type: 'choose', school: chosen?.id });
      },
    },
  ];
  return groups.map(({ sentence, name, ...group }) =>
    as === 'radios' ? (
      <RadioGroup key={name} look={segments} label={sentence} name={name} {...group} />
    ) : (
      <Select
        key={name}
        label={name}
        labelAt={as === 'bare' ? 'hidden' : 'above'}
        size="small"
        {...group}
      />
    ),
  );
});
