import type { OutageId, Outcome } from './types';

/** Each outage, before what is left in it. */
export const outageWords: Record<OutageId, { row: string }> = {
  internet: { row: 'No internet' },
  power: { row: 'No power' },
  cell: { row: 'No cell service' },
  servers: { row: 'Our servers down' },
};

/** After the row of an outage. */
export const outcomeWords: Record<Outcome, string> = {
  works: 'works',
  'in-part': 'works in part',
  fails: 'does not work',
};

/** Before what staff do. */
export const meanwhile = 'Meanwhile:';
