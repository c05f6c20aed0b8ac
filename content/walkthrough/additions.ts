import { line } from './line';
import type { SchoolKind, StepAddition } from './types';

/** What each kind of school adds to the steps of every story, by step id. */
export const additions: Record<SchoolKind, Record<string, StepAddition>> = {
  single: {},
  district: {
    named: { body: 'The district office sees the same page, for this one site.' },
    messages: { channels: [{ name: 'District office', who: '', state: 'following' }] },
    record: { channels: [{ name: 'District office', who: '', state: 'has log' }] },
  },
  private: {
    doors: {
      body: 'The line runs on to the gate, which answers too.',
      answered: ['gate'],
      branches: [[line.office, line.bend, line.gate]],
    },
    messages: {
      answered: ['gate'],
      channels: [{ name: 'Head of school', who: '', state: 'called' }],
    },
    help: { answered: ['gate'] },
    'check-in': { checkedIn: ['gate'] },
    clear: { checkedIn: ['gate'] },
    record: { channels: [{ name: 'Head of school', who: '', state: 'has log' }] },
  },
};
