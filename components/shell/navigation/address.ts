import { basePath, prerenderedAddress } from '@/components/lib/base-path';
import { withoutMessage } from '@/components/lib/message-link';
import { notFoundPath } from '@/content/site/routes';
import { findRoute } from './find-route';
import { parseHash } from './parse-hash';

const root = `${basePath}/`;

/** Returns the id of the anchor in the address's hash; undefined for a route or no hash. */
export function readAnchor(): string | undefined {
  const { hash } = location;
  return parseHash(hash) === undefined ? decodeAnchor(hash.slice(1)) : undefined;
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Returns the route path of the address: from its hash, or else from its path. For an address
 * without a route, returns `documentPath`, the path that the document was prerendered for.
 */
export function readPath(documentPath: string): string {
  const { hash, pathname } = location;
  const route = parseHash(hash);
  if (route !== undefined && (hash !== '' || pathname === root)) return route;
  if (pathname === root) return '/';
  const path = parseHash(`#${pathname.slice(basePath.length)}`);
  return path !== undefined && findRoute(path) ? path : documentPath;
}

/** Whether the history entry is new: `settleAddress` sets a state on each entry that it has seen. */
const isNewEntry = () => history.state == null;

/**
 * Whether an anchor has replaced the route in the hash: `/#main` after `/#/about`. In an older
 * history entry, the same address is an anchor inside home.
 */
export const hasLostRoute = () =>
  readAnchor() !== undefined && location.pathname === root && isNewEntry();

/**
 * Replaces the address of the page `path` with its usual form, without a new history entry:
 * `/#/about` for a page, and the prerendered address for an anchor inside one (`/privacy/#privacy-4`),
 * because a hash cannot name both. Both forms survive a reload, sharing and a new tab. On 404.html an
 * unknown address stays as it was typed.
 */
export function settleAddress(path: string) {
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

/** Removes the sentence for the contact form from the address, so that a reload does not add it again. */
export function dropMessage() {
  const { hash, pathname, search } = location;
  const rest = withoutMessage(hash);
  if (rest !== hash) write('replaceState', pathname + search + rest);
}

/** Adds a history entry for an anchor inside the current page. */
export const addAddress = (address: string) => write('pushState', address);

/**
 * Next wraps these methods on `history`: it would render the document again for every call, and
 * reload on Back to an entry whose state is not its own. It ignores a falsy state.
 */
const write = (method: 'pushState' | 'replaceState', address: string) =>
  History.prototype[method].call(history, false, '', address);

/** Opens a route as a click on a link to it does, even if it is the current one. */
export function openRoute(path: string) {
  if (location.hash === `#${path}`) revisit();
  else location.hash = path;
}

/** Opens the current page again: everything that listens to the hash is told. */
export const revisit = () => window.dispatchEvent(new HashChangeEvent('hashchange'));
