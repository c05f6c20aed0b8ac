import type { Metadata } from 'next';
import { allAddresses } from '@/content/addresses';
import { site } from '@/content/site';
import { findRoute } from './find-route';
import { loadView } from './load-view';

/** Title, description and canonical address of an exported page. */
export async function pageMetadata(path: string): Promise<Metadata> {
  const route = findRoute(path);
  if (!route) return {};
  const { meta } = await loadView(route);
  const canonical = allAddresses().find((address) => address.path === path)?.canonical ?? path;
  return {
    title: `${meta.title} | ${site.name}`,
    description: meta.description,
    alternates: { canonical: `${canonical === '/' ? '' : canonical}/` },
  };
}
