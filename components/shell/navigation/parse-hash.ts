/**
 * What a link gets around its route when it is copied or sent: white space, and after it the sentence's
 * punctuation. Nine at most, because a longer run would take long to search.
 */
export const edges = /^(\s|%20)+|(\s|%2[02]|%3E|[.,;:!)\]}*_>"'’”»]){1,9}$/g;
/** What follows a route is no part of it: a query, an anchor or parameters that were added to the link. */
export const routeEnd = /[?#&]/;

/**
 * Turns the address's hash into a route path: decoded, in lower case, without white space around it,
 * what follows it, punctuation at its end, and repeated or trailing slashes. Only `#/…`, `#home` and the empty hash are routes;
 * for any other fragment, an anchor inside the page, it returns `undefined`. Never throws.
 *
 * app/_prerender/pre-paint.ts reads the hash in the same way before this module has loaded.
 */
export function parseHash(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '').replace(edges, '');
  if (fragment === '' || fragment.toLowerCase() === 'home') return '/';
  if (!fragment.startsWith('/')) return undefined;

  const path = cut(decode(cut(fragment)))
    .replace(edges, '')
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
