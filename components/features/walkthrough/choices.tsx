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
      <RadioGroup key={name} variant="segments" label={sentence} name={name} {...group} />
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
