import type { InternalLink, Picture } from './types';

/** What all product pages say alike (SPEC section 2, "Product detail page layout"). */
export const productPage = {
  back: { label: 'Back to home', to: '/' } as InternalLink,
  demo: { label: 'Get a Demo', to: '/contact' } as InternalLink,
  /** Behind every key plan, which says in words which room is lit. */
  scene: { src: '/media/home-hero.svg', width: 960, height: 720, alt: '' } as Picture,
  answers: {
    title: 'What a principal asks',
    firstMinute: 'What happens in the first minute?',
    connectsTo: 'What does it connect to?',
    doesNot: 'What does it not do?',
  },
};
