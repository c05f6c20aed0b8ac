/**
 * Turns the address's hash into a route path: decoded, in lower case, without a query and without
 * repeated or trailing slashes. Only `#/…`, `#home` and the empty hash are routes; for any other
 * fragment, an anchor inside the page, it returns `undefined`. Never throws.
 */
export function parseHash(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '');
  if (fragment === '' || fragment.toLowerCase() === 'home') return '/';
  if (!fragment.startsWith('/')) return undefined;

  const path = decode(fragment.split('?', 1)[0] ?? '')
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();
  return path === '/home' ? '/' : path;
}

/** A malformed escape is left as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
