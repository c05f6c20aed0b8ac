import { brand } from '@/content/brand';

/** The full public address of a route's page of its own, as search engines and shared links get it. */
export const siteAddress = (path: string) => `${brand.address}${path === '/' ? '' : path}/`;
