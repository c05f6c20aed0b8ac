import type { Notice } from './types';

type Rows = Partial<Record<Notice['name'], readonly [who: string, state: string]>>;

/** The new rows of "Who has been told" in a step: whom a channel told, and the answer. */
export const notices = (rows: Rows): Notice[] =>
  Object.entries(rows).map(([name, [who, state]]) => ({
    name: name as Notice['name'],
    who,
    state,
  }));
