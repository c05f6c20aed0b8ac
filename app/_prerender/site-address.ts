import { brand } from '@/content/site/brand';

/** The public URL of a route's prerendered page, for search engines and shared links. */
export const siteAddress = (path: string) => `${brand.address}${path === '/' ? '' : path}/`;
