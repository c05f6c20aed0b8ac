/**
 * Reads an address's hash: a route (`#/…`, `#home`, no hash) as its path, or an anchor inside the page
 * as its id. Mail programs, chats and writers change links, so a path is decoded, twice if necessary,
 * and in lower case, without `index.html`, `.html`, repeated slashes and a second `#`. It ends before a
 * query, an anchor, added parameters or a character that no address can contain, and with a letter or
 * a digit. Never throws.
 *
 * The first script of every document contains the text of this function and of the next one
 * (app/_prerender/pre-paint.ts), so they use nothing from outside, and no `<`.
 */
export function parseHash(hash: string): { path?: string; anchor?: string } {
  const decode = (text: string) =>
    text.replace(/(%[\da-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  const text = decode(decode(hash.replace(/^#/, '')))
    // Invisible ones, such as a zero-width space.
    .replace(/\p{Cf}/gu, '')
    .trim();
  const path = text
    .replace(/^[#/\s]+/, '')
    .replace(/[?#&][^]*/, '')
    .replace(/^([^]+?)["\x3c>[\\\]^`{|}][^]*/, '$1')
    .replace(/([\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '$1')
    .replace(/((^|\/)index)?\.html?$/i, '')
    .replace(/\/+/g, '/')
    .toLowerCase();
  if (path === 'home' || text === '') return { path: '/' };
  return /^[#\s]*\//.test(text) ? { path: `/${path}` } : { anchor: text };
}

/**
 * Repairs what mail programs do to an address before its hash: `%23` for `#`, in the path or, in front
 * of a route, in the query, and two slashes after the host, which no script can write to the history.
 */
export const repairAddress = (address: string) =>
  (address.includes('#')
    ? address
    : address.replace(/^([^?]*?)%(25)*23|%(25)*23(?=\/|%(25)*2f)/i, '$1#')
  ).replace(/^([^/]*\/\/[^/]*)\/+/, '$1/');
