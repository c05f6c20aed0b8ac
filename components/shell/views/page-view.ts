import type { ReactNode } from 'react';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { Meta, ProductSummary } from '@/content/site/types';

/** A page, ready to be shown by the shell. */
export type PageView = {
  meta: Meta;
  /** Its title while a tab is open, if it has tabs. */
  tabTitles?: Record<ResourceTab, string>;
  /** Dark at the top, where the header uses its colors. */
  isDark?: boolean;
  element: ReactNode;
  /** The product that the page describes, for structured data. */
  product?: ProductSummary;
  /** Not indexed by search engines. */
  hidden?: true;
};
