import type { PageKind, Route } from '@/content/routes';
import type { PageView } from './page-view';

/** A file of views/: returns the page of one kind for a slug. */
export type ViewModule = { view: (slug: string) => PageView | Promise<PageView> };

/** One lazy chunk for each kind of page, with its words. */
const views: Record<PageKind, () => Promise<ViewModule>> = {
  home: () => import('./views/home'),
  products: () => import('./views/products'),
  product: () => import('./views/product'),
  'product-not-found': () => import('./views/product-not-found'),
  solutions: () => import('./views/solutions'),
  solution: () => import('./views/solution'),
  about: () => import('./views/about'),
  contact: () => import('./views/contact'),
  resources: () => import('./views/resources'),
  legal: () => import('./views/legal'),
  'coming-soon': () => import('./views/coming-soon'),
};

/** Loads the page of a route: its code and its words. Rejects if a chunk fails to load. */
export async function loadView(route: Route): Promise<PageView> {
  const { view } = await views[route.kind]();
  return view(route.slug ?? '');
}
