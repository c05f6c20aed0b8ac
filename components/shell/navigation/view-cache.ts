import { findRoute } from './find-route';
import { loadView } from '../views/load-view';
import type { PageView } from '../views/page-view';

const views = new Map<string, Promise<PageView | undefined>>();

/**
 * Loads the page of a path, once; undefined for a path without a page. A failure is not cached:
 * another request tries again.
 */
export function requestView(path: string): Promise<PageView | undefined> {
  const known = views.get(path);
  if (known) return known;

  const route = findRoute(path);
  const requested = route ? loadView(route) : Promise.resolve(undefined);
  views.set(path, requested);
  requested.catch(() => views.delete(path));
  return requested;
}
