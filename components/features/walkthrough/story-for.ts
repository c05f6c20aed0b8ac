import { additions } from '@/content/walkthrough/additions';
import { stories } from '@/content/walkthrough/stories';
import type { SchoolKind, Step, StepAddition, Story, Trigger } from '@/content/walkthrough/types';
import { channels, schools, words } from '@/content/walkthrough/words';
import { interpolate } from '@/components/lib/interpolate';

/** What a visitor chooses. */
export type Choice = { trigger: Trigger; school: SchoolKind };

/** The story of an incident for one kind of school. */
export function storyFor({ trigger, school }: Choice): Story {
  const { steps, ...script } = stories[trigger];
  const { site, follower } = schools.find(({ id }) => id === school)!;
  const added = additions[school][trigger];
  return {
    ...script,
    at: [words.school, site].filter(Boolean).join(', '),
    audience: follower ? [...channels, follower] : channels,
    steps: steps.map((step) => extended(step, added[step.id])),
  };
}

/** Where a story happens: "at Larkfield High". */
export const placeOf = ({ at }: Story) => interpolate(words.at, { school: at });

/** A story's title with its place: "One tip at Larkfield High". */
export const titleOf = (story: Story) => `${story.title} ${placeOf(story)}`;

const extended = (step: Step, { body, ...lists }: StepAddition = {}): Step => ({
  ...step,
  answered: join(step.answered, lists.answered),
  checked: join(step.checked, lists.checked),
  branches: join(step.branches, lists.branches),
  channels: join(step.channels, lists.channels),
  caption: { ...step.caption, body: [step.caption.body, body].filter(Boolean).join(' ') },
});

const join = <Item>(list: Item[] = [], added: Item[] = []) => [...list, ...added];
