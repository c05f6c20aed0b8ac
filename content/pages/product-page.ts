import { brand } from '@/content/site/brand';
import { askForDemo } from '@/content/site/demo';
import { larkfield } from '@/content/scene/larkfield';
import type { InternalLink } from '@/content/site/types';

/** The words that all product pages share. */
export const productPage = {
  back: { label: 'Back to home', to: '/' } as InternalLink,
  demo: askForDemo,
  /** The name of the key plan's links, for screen readers. */
  rooms: 'Products by room',
  /** The illustration of every key plan; its caption names the room that is lit. */
  scene: larkfield,
  /** The questions of “At a glance”. */
  glance: {
    title: 'At a glance',
    installed: 'What is installed?',
    connectsTo: 'What does it connect to?',
    staff: 'What does your staff do?',
    firstMinute: 'What happens in the first minute?',
    doesNot: 'What does it not do?',
  },
  /** What a buyer asks, answered or to be answered in writing. */
  questions: {
    title: 'Questions we answer in writing',
    lead: 'Some answers depend on your school. Send us the open ones with one click, or print all of them for your board.',
    /** Before an answer that depends on the school, and before a promise of one in writing. */
    depends: 'Depends on your school',
    inWriting: 'Before you buy',
    send: 'Send us these questions',
    print: 'Print for your board',
    failed: 'The questions did not load. Check your internet connection and try again.',
    /** Fills the contact form's message; the open questions follow, one on each row. */
    message: 'Please answer these questions about {name} in writing:',
    /** On the printed sheets. */
    sheet: {
      title: `Questions for ${brand.name}`,
      lead: 'About the products we looked at. Answers from the website, with room for notes.',
      brand: brand.name,
      address: brand.address,
      notes: 'Notes',
    },
  },
  /** The link to the next moment's product, whose name follows. */
  next: 'Next in the example day, {time}',
  /** Above the related products; {name} is the product of the page. */
  related: 'Works well with {name}',
};
