import type { MetadataRoute } from 'next';
import { siteAddress } from '@/app/_prerender/site-address';
import { allAddresses } from '@/content/addresses';

export const dynamic = 'force-static';

/** Pages of their own only: second names and the hash forms lead to the same pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return allAddresses()
    .filter(({ path, canonical }) => path === canonical && path !== '/coming-soon')
    .map(({ path }) => ({ url: siteAddress(path) }));
}
