import { line } from './line';
import { notices } from './notices';
import type { SchoolKind, StepAddition } from './types';

/** What each kind of school adds to the steps of every story, by step id. */
export const additions: Record<SchoolKind, Record<string, StepAddition>> = {
  single: {},
  district: {
    named: { body: 'The district office sees the same screen for this school.' },
    messages: { channels: notices({ 'District office': ['', 'following'] }) },
    record: { channels: notices({ 'District office': ['', 'has record'] }) },
  },
  private: {
    doors: {
      body: 'The front gate confirms too.',
      answered: ['gate'],
      branches: [[line.office, line.bend, line.gate]],
    },
    messages: {
      answered: ['gate'],
      channels: notices({ 'Head of school': ['', 'told'] }),
    },
    help: { answered: ['gate'] },
    'check-in': { checkedIn: ['gate'] },
    clear: { checkedIn: ['gate'] },
    record: { channels: notices({ 'Head of school': ['', 'has record'] }) },
  },
};
