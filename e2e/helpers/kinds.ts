/** One path for each kind of page; all products share two layouts. */
export const kinds = [
  '/',
  '/products',
  '/products/nexus',
  '/products/electronic-lock',
  '/products/no-such-product',
  '/solutions',
  '/solutions/k12',
  '/about',
  '/contact',
  '/resources',
  '/resources/faq',
  '/privacy',
  '/it-privacy',
  '/compare',
  '/coming-soon',
];
