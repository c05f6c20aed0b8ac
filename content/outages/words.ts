import { itAnchor, resourcePages } from '@/content/site/resource-tabs';
import type { InternalLink } from '@/content/site/types';
import type { OutageId, Outcome } from './types';

/** Each outage as a switch, as a row and in a sentence. */
export const outageWords: Record<OutageId, { name: string; row: string; without: string }> = {
  internet: { name: 'Internet', row: 'No internet', without: 'the internet' },
  power: { name: 'Power', row: 'No power', without: 'power' },
  cell: { name: 'Cell service', row: 'No cell service', without: 'cell service' },
  servers: { name: 'Our servers', row: 'Our servers down', without: 'our servers' },
};

/** After the row of an outage. */
export const outcomeWords: Record<Outcome, string> = {
  works: 'works',
  'in-part': 'works in part',
  fails: 'does not work',
};

/** Before what staff do. */
export const meanwhile = 'Meanwhile:';

/** The button that opens the school with its switches. */
export const outageOpener = {
  open: 'Try it on screen',
};

/** On /solutions; `all` leads to the answers of every product, `example` is before the name of one. */
export const outageSection = {
  title: 'What still works when something fails',
  lead: 'The internet, the power, cell service or our servers: switch each off on screen, and read what staff do meanwhile.',
  example: 'For example,',
  all: { label: 'Answers for IT', to: resourcePages.faq, anchor: itAnchor } as InternalLink,
};
