import { createContext } from 'react';

type Shown = {
  path: string;
  title: string;
  /** The id of the part of a tab that the visitor has asked for. */
  place?: string;
};

/** What the shell shows, for the parts of the page. */
export const ShownPage = createContext<Shown>({ path: '/', title: '' });
