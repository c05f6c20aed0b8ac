import type { InternalLink } from '@/content/site/types';

/** The words of the Product Not Found page. */
export const productNotFound = {
  meta: {
    title: 'Product Not Found',
    description:
      'None of our products has this address. Return home to see every module of the platform and where each one works in a school.',
  },
  title: 'Product Not Found',
  text: "The product you're looking for doesn't exist.",
  action: { label: 'Return Home', to: '/' } as InternalLink,
  /** The door plate beside the text. */
  plate: { number: '404', text: 'Page not found' },
};
