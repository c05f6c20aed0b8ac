import type { ReactNode } from 'react';
import type { DemoInvitation, Meta, ProductSummary } from '@/content/types';

/** The ground a page begins with; the header takes it on. */
export type Tone = 'paper' | 'sky' | 'dark';

/** A page, ready to be shown by the shell. */
export type PageView = {
  meta: Meta;
  tone: Tone;
  element: ReactNode;
  /** Between the page and the footer, on pages without a call to action of their own. */
  demo?: DemoInvitation;
  /** The product that the page describes, for structured data. */
  product?: ProductSummary;
  /** Kept out of search engines: a page that is not there yet. */
  hidden?: true;
};
