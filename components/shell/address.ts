import { basePath, prerenderedAddress } from '@/components/lib/base-path';
import { notFoundPath } from '@/content/routes';
import { findRoute } from './find-route';
import { parseHash } from './parse-hash';

const root = `${basePath}/`;

/** The id that the address's hash names inside the page; `undefined` for a route or no hash. */
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
 * The route path that the address names: its hash, or else its path. An address that names no
 * route gives `documentPath`, the page that came with the document.
 */
export function readPath(documentPath: string): string {
  const { hash, pathname } = location;
  const route = parseHash(hash);
  if (route !== undefined && (hash !== '' || pathname === root)) return route;
  if (pathname === root) return '/';
  const path = parseHash(`#${pathname.slice(basePath.length)}`);
  return path !== undefined && findRoute(path) ? path : documentPath;
}

/** Whether the entry of the history is one that `settleAddress` has not seen: it leaves a state. */
const isNewEntry = () => history.state == null;

/**
 * Whether the address is an anchor that took the place of a route in the hash: `/#main` after
 * `/#/about`. The same address that was found on the way back is a place in home.
 */
export const hasLostRoute = () =>
  readAnchor() !== undefined && location.pathname === root && isNewEntry();

/**
 * Writes the address of the page `path` in its usual form, without a new history entry:
 * `/#/about` for a page, and the prerendered address for a place inside one (`/privacy/#privacy-4`),
 * because a hash cannot name both. Either survives a reload, sharing and a new tab. An address that
 * names nothing, on 404.html, stays as it was typed.
 */
export function settleAddress(path: string) {
  if (path === notFoundPath) return;
  const { hash, pathname, search } = location;
  const hasAnchor = readAnchor() !== undefined;
  const place = hasAnchor && findRoute(path) ? prerenderedAddress(path) + search + hash : undefined;
  const route = hasAnchor || !hash ? (path === '/' ? '' : `#${path}`) : hash;
  const address = place ?? root + search + route;
  if (address !== pathname + search + hash || (hasAnchor && isNewEntry()))
    write('replaceState', address);
}

/** Adds a history entry for a place inside the page shown. */
export const addAddress = (address: string) => write('pushState', address);

/**
 * The framework wraps these methods on `history`: it would render the document again for every
 * call, and reload on Back to an entry whose state is not its own. A falsy state it ignores.
 */
const write = (method: 'pushState' | 'replaceState', address: string) =>
  History.prototype[method].call(history, false, '', address);

/** Opens a route as a click on a link to it does, also where it is the address already. */
export function openRoute(path: string) {
  if (location.hash === `#${path}`) revisit();
  else location.hash = path;
}

/** Tells everything that follows the address that the page shown was opened once more. */
export const revisit = () => window.dispatchEvent(new HashChangeEvent('hashchange'));
