import { additions } from '@/content/walkthrough/additions';
import { stories } from '@/content/walkthrough/stories';
import type {
  SchoolKind,
  Step,
  StepAddition,
  Steps,
  Story,
  Trigger,
} from '@/content/walkthrough/types';
import { channels, schools, triggers, words } from '@/content/walkthrough/words';
import { interpolate } from '@/components/lib/interpolate';

/** What a visitor chooses. */
export type Choice = { trigger: Trigger; school: SchoolKind };

/**
 * The story of an incident for one kind of school.
 *
 * @param name what the visitor calls the school, if it has a name
 */
export function storyFor({ trigger, school }: Choice, name = ''): Story {
  const { steps, ...script } = stories[trigger];
  const { noun, site, follower } = schools.find(({ id }) => id === school)!;
  const added = additions[school][trigger];
  return {
    ...script,
    at: name || [words.school, site].filter(Boolean).join(', '),
    sentence: interpolate(words.sentence, {
      trigger: triggers.find(({ id }) => id === trigger)!.noun,
      school: noun,
    }),
    audience: follower ? [...channels, follower] : channels,
    steps: steps.map((step) => extended(step, added[step.id])) as unknown as Steps,
  };
}

/** A story's title with its place: "One tip at Larkfield High". */
export const titleOf = ({ title, at }: Story) =>
  `${title} ${interpolate(words.at, { school: at })}`;

const extended = (step: Step, { body, ...lists }: StepAddition = {}): Step => ({
  ...step,
  answered: join(step.answered, lists.answered),
  checkedIn: join(step.checkedIn, lists.checkedIn),
  branches: join(step.branches, lists.branches),
  channels: join(step.channels, lists.channels),
  caption: { ...step.caption, body: [step.caption.body, body].filter(Boolean).join(' ') },
});

const join = <Item>(list: Item[] = [], added: Item[] = []) => [...list, ...added];
