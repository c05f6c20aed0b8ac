import { interpolate } from '@/components/lib/interpolate';
import { additions } from '@/content/walkthrough/additions';
import { stories } from '@/content/walkthrough/stories';
import type { SchoolKind, Step, StepAddition, Story, Trigger } from '@/content/walkthrough/types';
import { channels, schools, words } from '@/content/walkthrough/words';

/** What a visitor chooses. */
export type Choice = { trigger: Trigger; school: SchoolKind };

/** The story of an incident for one kind of school. A medical call stays small, up to its record. */
export function storyFor({ trigger, school }: Choice): Story {
  const { steps, ...script } = stories[trigger];
  const { site, follower } = schools.find(({ id }) => id === school)!;
  const isSmall = ({ id }: Step) => trigger === 'panic-button' && id !== 'record';
  return {
    ...script,
    at: [words.school, site].filter(Boolean).join(', '),
    audience: follower ? [...channels, follower] : channels,
    steps: steps.map((step) => (isSmall(step) ? step : extended(step, additions[school][step.id]))),
  };
}

/** Where a story happens: "at Larkfield High". */
export const placeOf = ({ at }: Story) => interpolate(words.at, { school: at });

/** A story's title with its place: "One tip at Larkfield High". */
export const titleOf = (story: Story) => `${story.title} ${placeOf(story)}`;

const extended = (step: Step, { body, ...added }: StepAddition = {}): Step => ({
  ...step,
  answered: join(step.answered, added.answered),
  checked: join(step.checked, added.checked),
  branches: join(step.branches, added.branches),
  channels: { ...step.channels, ...added.channels },
  caption: { ...step.caption, body: [step.caption.body, body].filter(Boolean).join(' ') },
});

const join = <Item>(list: Item[] = [], added: Item[] = []) => [...list, ...added];
