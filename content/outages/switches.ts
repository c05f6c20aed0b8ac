import { asking } from '@/content/site/demo';

/** The words of the school with its four switches. Components fill in the placeholders in braces. */
export const switchWords = {
  title: 'What still works',
  lead: 'Switch something off under the school, and read what staff do meanwhile.',
  close: 'Close modal',
  /** Names the four switches, and the list of products. */
  switches: 'Switch something off',
  list: 'Each product',
  on: 'On',
  off: 'Off',
  /** The count: what is off, then how many products work, in part, and not; one of none is left out. */
  allOn: 'Everything is on',
  without: 'Without {outages}',
  and: 'and',
  none: 'none of {all} work',
  works: { one: '1 of {all} works', more: '{n} of {all} work' },
  'in-part': '{n} in part',
  note: `Larkfield High is a school we made up. ${asking.short}`,
  ask: 'Ask for a demo',
  /** Fills the contact form's message. */
  sentence: 'I looked at what works without {outages}. Please show us in a demo.',
  looked: 'I looked at what still works when something fails. Please show us in a demo.',
};
