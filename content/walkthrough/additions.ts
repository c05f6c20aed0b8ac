import { line } from '@/content/school/line';
import type { SchoolKind, StepAddition } from './types';

/** What each kind of school adds to the steps of a story, by step id. */
export const additions: Record<SchoolKind, Record<string, StepAddition>> = {
  single: {},
  /** The district follows a response of the whole building. */
  district: {
    named: { body: 'The district office sees the same screen for this school.' },
    messages: { channels: { 'District office': ['following'] } },
    record: { channels: { 'District office': ['has record'] } },
  },
  /** Its gate takes part. */
  private: {
    doors: {
      body: 'The front gate confirms too.',
      answered: ['gate'],
      branches: [[line.office, line.bend, line.gate]],
    },
    messages: { answered: ['gate'], channels: { 'Head of school': ['told'] } },
    help: { answered: ['gate'] },
    'check-in': { checked: ['gate'] },
    clear: { checked: ['gate'] },
    record: { channels: { 'Head of school': ['has record'] } },
  },
};
