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

/** Over the outages of all products. */
export const outageTitle = 'What still works when something fails';
