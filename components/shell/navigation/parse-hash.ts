/**
 * Turns the address's hash into a route path.
 *
 * Only `#/…`, `#home` and the empty hash are routes; for any other fragment, an anchor inside the
 * page, it returns `undefined`. The path is decoded, in lower case, without a query and without
 * repeated or trailing slashes. A malformed escape is left as it is: an unknown path, not an
 * exception.
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
