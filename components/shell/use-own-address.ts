import { useEffect } from 'react';
import { basePath } from '@/components/lib/base-path';
import { notFoundPath } from '@/content/routes';
import { findRoute } from './find-route';
import { parseHash } from './parse-hash';

/**
 * Turns the address of an exported page (/products/nexus/) into its hash form (/#/products/nexus)
 * without a new entry in the history, and takes scrolling out of the browser's hands, because
 * every change of page starts at the top (SPEC section 2). A route in the hash wins. On 404.html
 * an address that names a route goes on to it; any other stays as it was typed.
 */
export function useOwnAddress(ownPath: string) {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const typed = location.pathname.slice(basePath.length);
    if (typed === '/') return;

    const path = ownPath === notFoundPath ? parseHash(`#${typed}`) : ownPath;
    if (!path || !findRoute(path)) return;
    const hash = location.hash.startsWith('#/') ? location.hash : `#${path}`;
    history.replaceState(null, '', `${basePath}/${location.search}${hash}`);
    if (path !== ownPath) window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, [ownPath]);
}
