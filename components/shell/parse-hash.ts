/**
 * Turns the address's hash into a route path.
 *
 * Only `#/…`, `#home` and the empty hash are routes. Any other fragment is an anchor inside the
 * page and gives `undefined`. The path comes back in lower case, decoded, without a query and
 * without repeated or closing slashes; a malformed escape stays as it is, so that it is simply an
 * unknown path and never an exception.
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
