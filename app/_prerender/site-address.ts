import { site } from '@/content/site';

/** The full public address of a route's page of its own, as search engines and shared links get it. */
export const siteAddress = (path: string) => `${site.address}${path === '/' ? '' : path}/`;
