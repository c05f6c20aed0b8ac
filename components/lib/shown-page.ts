import { createContext } from 'react';
import type { ResourceTab } from '@/content/site/resource-tabs';

type Shown = {
  path: string;
  title: string;
  /** The tab that the address names, and a function that puts another one there, without a new page. */
  tab: ResourceTab;
  replaceTab: (tab: ResourceTab) => void;
  /** The id of the part of a tab that the visitor has asked for. */
  place?: string;
};

/** What the shell shows, for the parts of the page. */
export const ShownPage = createContext<Shown>({
  path: '/',
  title: '',
  tab: 'grants',
  replaceTab: () => {},
});
