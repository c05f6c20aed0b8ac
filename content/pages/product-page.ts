import { askForDemo } from '@/content/site/demo';
import type { InternalLink } from '@/content/site/types';

/** The words that all product pages share. */
export const productPage = {
  back: { label: 'Back to home', to: '/' } as InternalLink,
  demo: askForDemo,
  /** The name of the key plan's links, for screen readers. */
  rooms: 'Products by room',
  /** The questions of “At a glance”. */
  glance: {
    title: 'At a glance',
    installed: 'What is installed?',
    staff: 'What do staff do?',
    firstMinute: 'In the first minute?',
    doesNot: 'What does it not do?',
  },
  /** Beside the facts under the lead; the second has a label of its own. */
  facts: { need: 'You need', price: 'Price', starts: 'Starts' },
  /** The walkthrough, begun with the product's own alert. */
  watch: {
    label: 'Watch the steps, 20 seconds',
  },
  /** The lock simulation. */
  tryPanel: {
    label: 'Try the lock panel',
  },
  failures: {
    title: 'If this fails',
    staff: 'Staff',
    told: 'Who is told',
    meanwhile: 'Meanwhile',
  },
  questions: { title: 'Questions schools ask' },
  /** The page that a buyer sends or prints: prices, what connects, other answers and what is open. */
  sheet: {
    title: 'Take this to your board',
    lead: 'One page for each product you looked at: these answers and more, and how a quote is built.',
    /** Shows and hides it. */
    fold: 'The whole sheet',
    send: 'Ask for this sheet with prices',
    print: 'Print for your board',
    /** Fill the contact form's message; the open questions follow, one on each row. */
    message: 'Please send us this sheet with the prices and dates for our school.',
    ask: 'Please answer these questions too:',
    connections: 'What it connects to',
    answers: 'More answers',
    open: 'Still open',
    answer: 'Answer and date',
    notes: 'Notes',
  },
  /** The link to the next moment's product, whose name follows. */
  next: 'Next in the example day, {time}',
  /** Above the related products; {name} is the product of the page. */
  related: 'Works well with {name}',
};
