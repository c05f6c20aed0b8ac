import type { OutageId, Outcome } from './types';

/** Each outage as a row. */
export const outageWords: Record<OutageId, string> = {
  internet: 'No internet',
  power: 'No power',
  cell: 'No cell service',
  servers: 'Our servers down',
};

/** After the row of an outage. */
export const outcomeWords: Record<Outcome, string> = {
  works: 'works',
  'in-part': 'works in part',
  fails: 'does not work',
};

/** Before what staff do. */
export const meanwhile = 'Meanwhile:';

/** Over the outages of all products. */
export const outageTitle = 'What still works when something fails';
