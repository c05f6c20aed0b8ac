/** White space around a route, which a link gets when it is copied or sent. */
export const edges = /^(\s|%20)+|(\s|%20)+$/g;
/** What follows a route is no part of it: a query, an anchor or parameters that were added to the link. */
export const routeEnd = /[?#&]/;

/**
 * Turns the address's hash into a route path: decoded, in lower case, without white space around it,
 * what follows it, and repeated or trailing slashes. Only `#/…`, `#home` and the empty hash are routes;
 * for any other fragment, an anchor inside the page, it returns `undefined`. Never throws.
 *
 * app/_prerender/pre-paint.ts reads the hash in the same way before this module has loaded.
 */
export function parseHash(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '').replace(edges, '');
  if (fragment === '' || fragment.toLowerCase() === 'home') return '/';
  if (!fragment.startsWith('/')) return undefined;

  const path = cut(decode(cut(fragment)))
    .trim()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  return path === '/home' ? '/' : path;
}

const cut = (text: string) => text.split(routeEnd, 1)[0] ?? '';

/** A malformed escape is left as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
