import { brand } from '@/content/site/brand';

/** The public URL of a route's prerendered page, for search engines, email and paper. */
export const publicAddress = (path: string, anchor?: string) =>
  `${brand.address}${path === '/' ? '' : path}/${anchor ? `#${anchor}` : ''}`;
