import { ownerFacts, type OwnerFact } from '@/content/site/owner-facts';
import type { Trigger } from './types';

/** A question that a board asks, with our answer. */
type Question = { question: string; facts: readonly OwnerFact[] };

/** What a school board asks about any of the stories. */
const common: Question[] = [
  { question: 'What does it cost, and for how long?', facts: ['priceShape', 'contract'] },
  { question: 'Where is our data kept?', facts: ['dataKept'] },
];

/** The question that each story raises. */
const own: Record<Trigger, Question> = {
  'panic-button': { question: 'Does it call 911?', facts: ['calls911'] },
  'gunshot-detection': { question: 'How was the 99% measured?', facts: ['accuracy'] },
  'anonymous-tip': { question: 'Can anyone find out who sent a tip?', facts: ['tipTraces'] },
};

/** The page for a school board that the alert and the walkthrough print. */
export const boardSheet = {
  print: { verb: 'Print', what: 'these 20 seconds' },
  /** Columns of the table. */
  time: 'Time',
  event: 'What happens',
  told: 'Who is told, and how',
  nobody: 'No new message',
  /** Below the illustration. */
  lit: 'Lit: {room}, {time}',
  doesNot: 'What it does not do',
  questions: 'Three questions a board asks',
  /** The product whose limits it says. */
  products: {
    'panic-button': 'panic-app',
    'gunshot-detection': 'gunshot-detection',
    'anonymous-tip': 'tip-line',
  } satisfies Record<Trigger, string>,
};

/** Three questions about a story, with our answers. */
export const boardQuestions = (trigger: Trigger) =>
  [own[trigger], ...common].map(({ question, facts }) => ({
    question,
    answer: facts.map((fact) => ownerFacts[fact]).join(' '),
  }));
