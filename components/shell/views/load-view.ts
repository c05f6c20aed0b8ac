import type { Route } from '@/content/site/routes';
import type { ResourceTab } from '@/content/site/resource-tabs';
import { findRoute, pageKey } from '../find-route';
import type { PageView } from './page-view';

/** A file of views/: returns the page of one kind for a slug, begun with a tab. */
export type ViewModule = {
  view: (slug: string, tab?: ResourceTab) => PageView | Promise<PageView>;
};

/**
 * Loads the page of a route: its code and its words, one lazy chunk for each kind of page, whose file has
 * its name. Rejects if a chunk fails to load.
 */
export async function loadView({ kind, slug = '', tab }: Route): Promise<PageView> {
  const { view }: ViewModule = await import(`./${kind}.tsx`);
  return view(slug, tab);
}

const views = new Map<string, Promise<PageView | undefined>>();

/**
 * Loads the page of a path, once; undefined for a path without a page. A failure is not cached:
 * another request tries again.
 */
export function requestView(path: string): Promise<PageView | undefined> {
  const key = pageKey(path);
  const known = views.get(key);
  if (known) return known;

  const route = findRoute(path);
  const requested = route ? loadView(route) : Promise.resolve(undefined);
  views.set(key, requested);
  requested.catch(() => views.delete(key));
  return requested;
}
