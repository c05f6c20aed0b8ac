import { createContext } from 'react';
import type { ResourceTab } from '@/content/site/resource-tabs';

type Shown = {
  path: string;
  title: string;
  /** Counts navigations, also to the current page. The first page is 1 from the first paint on. */
  count: number;
  /** The tab that the address names, and a function that puts another one there, without a new page. */
  tab: ResourceTab;
  replaceTab: (tab: ResourceTab) => void;
  /** The id of the part of a tab that the visitor has asked for. */
  place?: string;
  /** The path of the page before, empty on a document's first page. */
  cameFrom: string;
};

/** What the shell shows, for the parts of the page. */
export const ShownPage = createContext<Shown>({
  path: '/',
  title: '',
  count: 1,
  tab: 'grants',
  replaceTab: () => {},
  cameFrom: '',
});
