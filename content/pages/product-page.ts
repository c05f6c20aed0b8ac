import { larkfield } from '@/content/scene/larkfield';
import type { InternalLink } from '@/content/site/types';

/** The words that all product pages share. */
export const productPage = {
  back: { label: 'Back to home', to: '/' } as InternalLink,
  demo: { label: 'Get a Demo', to: '/contact' } as InternalLink,
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
    ask: 'What should you ask us?',
  },
  /** The link to the next moment's product, whose name follows. */
  next: 'Next in the example day, {time}',
  /** Above the related products; {name} is the product of the page. */
  related: 'Works well with {name}',
};
