import { line } from '@/content/school/line';
import { notices } from './notices';
import type { SchoolKind, StepAddition, Trigger } from './types';

type Additions = Record<string, StepAddition>;

/** The whole building responds: the district follows it, and a private school's gate takes part. */
const district = {
  named: { body: 'The district office sees the same screen for this school.' },
  messages: { channels: notices({ 'District office': ['', 'following'] }) },
  record: { channels: notices({ 'District office': ['', 'has record'] }) },
} satisfies Additions;
const gated = {
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
  'check-in': { checked: ['gate'] },
  clear: { checked: ['gate'] },
  record: { channels: notices({ 'Head of school': ['', 'has record'] }) },
} satisfies Additions;

/** What each kind of school adds to the steps of a story, by step id. A medical call stays small. */
export const additions: Record<SchoolKind, Record<Trigger, Additions>> = {
  single: { 'panic-button': {}, 'gunshot-detection': {}, 'anonymous-tip': {} },
  district: {
    'panic-button': { record: district.record },
    'gunshot-detection': district,
    'anonymous-tip': district,
  },
  private: {
    'panic-button': { record: gated.record },
    'gunshot-detection': gated,
    'anonymous-tip': gated,
  },
};
