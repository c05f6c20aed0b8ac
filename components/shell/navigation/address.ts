import { useCallback, useState, useSyncExternalStore } from 'react';
import { basePath, prerenderedAddress } from '@/components/lib/base-path';
import { closeAll } from '@/components/lib/close-before-leaving';
import { resourcePages, type ResourceTab } from '@/content/site/resource-tabs';
import { notFoundPath } from '@/content/site/routes';
import { findRoute } from '../find-route';
import { parseHash } from './parse-hash';

/** Where the visitor is: a new object for each change of the address. */
export type Navigation = {
  path: string;
  /** The path of the page before. */
  cameFrom?: string;
  /** Counts navigations, also to the current page: 0 until the address is read, 1 for the first page. */
  count: number;
  /** The id of the place inside the page that the address names. */
  anchor?: string;
  /** A link was followed; not after Back, Forward or a typed address. */
  isLink?: boolean;
  /** "header" or "footer", if a link in one of them was followed. */
  from?: string;
  /** The tab to show. After a link in header or footer it is the one before, until an event switches it. */
  tab?: ResourceTab;
  /** The id of the place inside the page that the link named, if the address does not. */
  place?: string;
};

const root = `${basePath}/`;
let navigation: Navigation | undefined;
/** Tells the shell that `navigation` has changed. */
let notify = () => {};
/** The path that the document was prerendered for. */
let documentPath = '/';
/** The address as it was last read or written; most changes of it fire two events. */
let known = '';

/** Where the visitor is; during hydration, when only the prerendered page is known, on that page. */
export function useNavigation(prerenderedPath: string): Navigation {
  const [prerendered] = useState<Navigation>({
    path: prerenderedPath,
    count: 0,
    tab: findRoute(prerenderedPath)?.tab,
  });
  const subscribe = useCallback(
    (changed: () => void) => {
      documentPath = prerenderedPath;
      notify = changed;
      const listeners = new AbortController();
      // Back from `/privacy/#privacy-4` to `/#/privacy` fires popstate only, which waits for the load.
      for (const event of ['popstate', 'hashchange'])
        window.addEventListener(event, follow, { signal: listeners.signal });
      readAddress();
      return () => {
        listeners.abort();
        navigation = undefined;
      };
    },
    [prerenderedPath],
  );
  return useSyncExternalStore(
    subscribe,
    () => navigation ?? prerendered,
    () => prerendered,
  );
}

function follow() {
  if (location.href !== known) readAddress();
}

/** Reads the address, gives it its usual form and begins a navigation there. */
function readAddress(followed?: Pick<Navigation, 'isLink' | 'from' | 'place'>) {
  // After Back or a typed address; a link has closed everything before.
  closeAll();
  // `/#main` after `/#/about`. In an older history entry, the same address is an anchor inside home.
  const hasLostRoute = isNewAnchor() && location.pathname === root;
  const path = navigation && hasLostRoute ? navigation.path : readPath();
  const address = usualAddress(path);
  if (address !== location.href || isNewAnchor()) write('replaceState', address);
  known = location.href;
  const count = (navigation?.count ?? 0) + 1;
  const target = findRoute(path)?.tab;
  const tab = target && followed?.from ? (navigation?.tab ?? 'grants') : target;
  const cameFrom = navigation?.path === path ? navigation.cameFrom : navigation?.path;
  navigation = { path, cameFrom, count, anchor: readAnchor(), tab, ...followed };
  notify();
}

/** The address of a route, which may have a query. */
export const routeAddress = (route: string) =>
  `${location.origin}${root}${location.search}#${route}`;

/** Opens a route or an anchor inside the current page, even if it is the current address. */
export function open(address: string, from?: string, place?: string) {
  if (address !== location.href) write('pushState', address);
  readAddress({ isLink: true, from, place });
}

/** Whether an address is that of an anchor inside the current page. */
export const isInPage = (address: string) =>
  navigation !== undefined &&
  address.startsWith(`${location.origin}${prerenderedAddress(navigation.path)}#`);

/** Puts another tab of the resources page into the address. That is no navigation. */
export function replaceTab(tab: ResourceTab) {
  const path = resourcePages[tab];
  write('replaceState', routeAddress(path));
  const { count = 0, path: before, place, cameFrom } = navigation ?? {};
  navigation = { path, cameFrom, count, tab, place: path === before ? place : undefined };
  notify();
}

/** The id of the anchor in the address's hash; undefined for a route or no hash. */
const readAnchor = () => parseHash(location.hash).anchor;

/** The route path of the address: from its hash, or else from its path, or else the document's. */
function readPath(): string {
  const { hash, pathname } = location;
  const route = hash && parseHash(hash).path;
  if (route) return route;
  const { path = '/' } = parseHash(`#${pathname.slice(basePath.length)}`);
  return findRoute(path) ? path : documentPath;
}

/** Whether the history entry is new and has an anchor; `write` gives it a state. */
const isNewAnchor = () => readAnchor() !== undefined && history.state == null;

/**
 * The usual form of the address of the page `path`: `/#/about`, and for an anchor inside a page the
 * prerendered address (`/privacy/#privacy-4`), because a hash cannot name both. On 404.html an
 * unknown address stays as it was typed.
 */
function usualAddress(path: string): string {
  const { hash, href, origin, search } = location;
  if (path === notFoundPath) return href;
  const hasAnchor = readAnchor() !== undefined;
  const isKnown = findRoute(path) !== undefined;
  if (hasAnchor && isKnown) return origin + prerenderedAddress(path) + search + hash;
  const [query = ''] = (!hasAnchor && /\?.*/.exec(hash)) || [];
  const asTyped = hash && !hasAnchor && (path === '/' || !isKnown);
  return origin + root + search + (asTyped ? hash : path === '/' ? '' : `#${path}${query}`);
}

/**
 * Next wraps these methods on `history`: it would render the document again for every call, and
 * reload on Back to an entry whose state is not its own. It ignores a falsy state.
 */
function write(method: 'pushState' | 'replaceState', address: string) {
  History.prototype[method].call(history, false, '', address);
  known = location.href;
}
