import { ownerFacts, type OwnerFact } from '@/content/site/owner-facts';
import type { Trigger } from './types';

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

const answered = (question: string, ...facts: OwnerFact[]) => ({
  question,
  answer: facts.map((fact) => ownerFacts[fact]).join(' '),
});

/** What a school board asks about any of the stories. */
const common = [
  answered('What does it cost, and for how long?', 'priceShape', 'contract'),
  answered('Where is our data kept?', 'dataKept'),
];

/** Three questions about each story, with our answers: the one that it raises, then the common ones. */
export const boardQuestions = {
  'panic-button': [answered('Does it call 911?', 'calls911'), ...common],
  'gunshot-detection': [answered('How was the 99% measured?', 'accuracy'), ...common],
  'anonymous-tip': [answered('Can anyone find out who sent a tip?', 'tipTraces'), ...common],
} satisfies Record<Trigger, object>;
