import { useCallback, useState, useSyncExternalStore } from 'react';
import { basePath, prerenderedAddress } from '@/components/lib/base-path';
import { closeAll } from '@/components/lib/close-first';
import { withoutMessage } from '@/components/lib/message-link';
import { resourcePages, type ResourceTab } from '@/content/site/resource-tabs';
import { notFoundPath } from '@/content/site/routes';
import { findRoute } from './find-route';
import { parseHash } from './parse-hash';

/** Where the visitor is: a new object for each change of the address. */
export type Navigation = {
  path: string;
  /** Counts navigations, also to the current page: 0 until the address is read, 1 for the first page. */
  count: number;
  /** The id of the place inside the page that the address names. */
  anchor?: string;
  /** The link to a tab of the resources page that was followed. */
  tabLink?: TabLink;
};

export type TabLink = { tab: ResourceTab; isInFooter: boolean };

const root = `${basePath}/`;
const listeners = new Set<() => void>();
let navigation: Navigation | undefined;
/** The path that the document was prerendered for. */
let documentPath = '/';
/** The address as it was last read or written; most navigations fire two events. */
let known = '';
/** The link that was followed, until its navigation begins. */
let followed: TabLink | undefined;

/**
 * Returns where the visitor is. On the server and during hydration, when only the prerendered page is
 * known, that is its path.
 */
export function useNavigation(prerenderedPath: string): Navigation {
  const [prerendered] = useState<Navigation>({ path: prerenderedPath, count: 0 });
  const subscribe = useCallback(
    (changed: () => void) => {
      documentPath = prerenderedPath;
      listeners.add(changed);
      // Back from `/privacy/#privacy-4` to `/#/privacy` fires popstate only.
      window.addEventListener('popstate', follow);
      window.addEventListener('hashchange', follow);
      arrive();
      return () => {
        listeners.delete(changed);
        window.removeEventListener('popstate', follow);
        window.removeEventListener('hashchange', follow);
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
  if (location.href !== known) arrive();
}

/** Reads the address, gives it its usual form and begins a navigation there. */
function arrive() {
  // After Back or a typed address; a link has closed everything before.
  closeAll();
  const path = navigation && hasLostRoute() ? navigation.path : readPath();
  normalize(path);
  known = location.href;
  navigation = {
    path,
    count: (navigation?.count ?? 0) + 1,
    anchor: readAnchor(),
    tabLink: followed,
  };
  followed = undefined;
  listeners.forEach((changed) => changed());
}

/** Opens a route, even if it is the current one. It may have a query. */
export function openRoute(route: string, tabLink?: TabLink) {
  followed = tabLink;
  if (location.hash === `#${route}`) arrive();
  else location.hash = route;
}

/** Whether an address is that of an anchor inside the current page. */
export const isInPage = (address: string) =>
  navigation !== undefined &&
  address.split('#')[0] === location.origin + prerenderedAddress(navigation.path) &&
  address.includes('#');

/** Opens an anchor inside the current page. */
export function openAnchor(address: string) {
  if (address !== location.href) write('pushState', address);
  arrive();
}

/** Puts another tab of the resources page into the address. That is no navigation. */
export function replaceTab(tab: ResourceTab) {
  if (!navigation) return;
  const path = resourcePages[tab];
  write('replaceState', `${root}${location.search}#${path}`);
  navigation = { path, count: navigation.count };
  listeners.forEach((changed) => changed());
}

/** Removes the sentence for the contact form from the address, so that a reload does not add it again. */
export function dropMessage() {
  const { hash, pathname, search } = location;
  const rest = withoutMessage(hash);
  if (rest !== hash) write('replaceState', pathname + search + rest);
}

/** The id of the anchor in the address's hash; undefined for a route or no hash. */
function readAnchor(): string | undefined {
  const { hash } = location;
  if (parseHash(hash) !== undefined) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The route path of the address: from its hash, or else from its path, or else the document's. */
function readPath(): string {
  const { hash, pathname } = location;
  const route = parseHash(hash);
  if (route !== undefined && (hash !== '' || pathname === root)) return route;
  if (pathname === root) return '/';
  const path = parseHash(`#${pathname.slice(basePath.length)}`);
  return path !== undefined && findRoute(path) ? path : documentPath;
}

/** Whether the history entry is new: `normalize` sets a state on each entry that it has seen. */
const isNewEntry = () => history.state == null;

/**
 * Whether an anchor has replaced the route in the hash: `/#main` after `/#/about`. In an older
 * history entry, the same address is an anchor inside home.
 */
const hasLostRoute = () => readAnchor() !== undefined && location.pathname === root && isNewEntry();

/**
 * Replaces the address of the page `path` with its usual form, without a new history entry:
 * `/#/about` for a page, and the prerendered address for an anchor inside one (`/privacy/#privacy-4`),
 * because a hash cannot name both. Both forms survive a reload, sharing and a new tab. On 404.html an
 * unknown address stays as it was typed.
 */
function normalize(path: string) {
  if (path === notFoundPath) return;
  const { hash, pathname, search } = location;
  const hasAnchor = readAnchor() !== undefined;
  const inPage =
    hasAnchor && findRoute(path) ? prerenderedAddress(path) + search + hash : undefined;
  const route = hasAnchor || !hash ? (path === '/' ? '' : `#${path}`) : hash;
  const address = inPage ?? root + search + route;
  if (address !== pathname + search + hash || (hasAnchor && isNewEntry()))
    write('replaceState', address);
}

/**
 * Next wraps these methods on `history`: it would render the document again for every call, and
 * reload on Back to an entry whose state is not its own. It ignores a falsy state.
 */
function write(method: 'pushState' | 'replaceState', address: string) {
  History.prototype[method].call(history, false, '', address);
  known = location.href;
}
