import type { PageKind, Route } from '@/content/site/routes';
import type { PageView } from './page-view';

/** A file of views/: returns the page of one kind for a slug. */
export type ViewModule = { view: (slug: string) => PageView | Promise<PageView> };

/** One lazy chunk for each kind of page, with its words. */
const views: Record<PageKind, () => Promise<ViewModule>> = {
  home: () => import('./home'),
  products: () => import('./products'),
  product: () => import('./product'),
  'product-not-found': () => import('./product-not-found'),
  solutions: () => import('./solutions'),
  solution: () => import('./solution'),
  about: () => import('./about'),
  contact: () => import('./contact'),
  resources: () => import('./resources'),
  legal: () => import('./legal'),
  'coming-soon': () => import('./coming-soon'),
};

/** Loads the page of a route: its code and its words. Rejects if a chunk fails to load. */
export async function loadView(route: Route): Promise<PageView> {
  const { view } = await views[route.kind]();
  return view(route.slug ?? '');
}
