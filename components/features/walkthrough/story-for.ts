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

/** The story of an incident for one kind of school. */
export function storyFor({ trigger, school }: Choice): Story {
  const script = stories[trigger];
  const { noun, site, follower } = schools.find(({ id }) => id === school)!;
  const added = additions[school][trigger];
  const { title, response, scene, claim } = script;
  return {
    title,
    response,
    scene,
    claim,
    at: [words.school, site].filter(Boolean).join(', '),
    sentence: interpolate(words.sentence, {
      trigger: triggers.find(({ id }) => id === trigger)!.noun,
      school: noun,
    }),
    audience: follower ? [...channels, follower] : channels,
    steps: script.steps.map((step) => extended(step, added[step.id])) as unknown as Steps,
  };
}

function extended(step: Step, addition?: StepAddition): Step {
  if (!addition) return step;
  const { body } = addition;
  return {
    ...step,
    answered: join(step.answered, addition.answered),
    checkedIn: join(step.checkedIn, addition.checkedIn),
    branches: join(step.branches, addition.branches),
    channels: join(step.channels, addition.channels),
    caption: body ? { ...step.caption, body: `${step.caption.body} ${body}` } : step.caption,
  };
}

const join = <Item>(list: Item[] = [], added: Item[] = []) => [...list, ...added];
