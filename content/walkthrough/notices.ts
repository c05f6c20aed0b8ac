import type { Notice } from './types';

type Rows = Partial<Record<Notice['name'], readonly [who: string, state: string]>>;

/** The rows of "Who has been told" that a step brings, in order: whom a channel told, what came back. */
export const notices = (rows: Rows): Notice[] =>
  Object.entries(rows).map(([name, [who, state]]) => ({
    name: name as Notice['name'],
    who,
    state,
  }));
