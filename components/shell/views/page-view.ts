import type { ReactNode } from 'react';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { DemoInvitation, Meta, ProductSummary } from '@/content/site/types';

/** The background at the top of a page; the header uses its colors. */
export type Tone = 'paper' | 'sky' | 'dark';

/** A page, ready to be shown by the shell. */
export type PageView = {
  meta: Meta;
  /** Its title while a tab is open, if it has tabs. */
  tabTitles?: Record<ResourceTab, string>;
  tone: Tone;
  element: ReactNode;
  /** The demo invitation before the footer, on pages that have no call to action. */
  demo?: DemoInvitation;
  /** The product that the page describes, for structured data. */
  product?: ProductSummary;
  /** Not indexed by search engines. */
  hidden?: true;
};
