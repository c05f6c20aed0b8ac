import { askForDemo, weeks } from '@/content/site/demo';
import type { InternalLink } from '@/content/site/types';

/** The words that all product pages share. */
export const productPage = {
  back: { label: 'Back to home', to: '/' } as InternalLink,
  demo: askForDemo,
  /** Beside the facts under the lead; the second has a label of its own. */
  facts: { need: 'You need', price: 'Price', starts: 'Ready in' },
  weeks: `${weeks.school}.`,
  /** The walkthrough, begun with the product's own alert. */
  watch: 'Watch the steps, 20 seconds',
  /** The lock simulation. */
  tryPanel: 'Try the lock panel',
  questions: {
    title: 'Questions schools ask',
    doesNot: 'What does it not do?',
    outages: 'What still works without internet, power, cell service or our servers?',
  },
  /** Before the names of other products. */
  worksWith: 'Works well with',
};
