import type { MetadataRoute } from 'next';
import { publicAddress } from '@/components/lib/public-address';
import { findRoute } from '@/components/shell/find-route';
import { loadView } from '@/components/shell/views/load-view';
import { allAddresses } from '@/content/site/addresses';

export const dynamic = 'force-static';

/** The prerendered pages, without aliases, hash addresses and pages that are not indexed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = allAddresses().filter(({ path, canonical }) => path === canonical);
  const listed = await Promise.all(pages.map(({ path }) => isListed(path)));
  return pages.filter((_, at) => listed[at]).map(({ path }) => ({ url: publicAddress(path) }));
}

async function isListed(path: string) {
  const route = findRoute(path);
  return !!route && !(await loadView(route)).hidden;
}
