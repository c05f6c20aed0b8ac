import { useSyncExternalStore } from 'react';
import { basePath } from '@/components/lib/base-path';
import { parseHash } from './parse-hash';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** Kept so that an anchor inside the page (`#main`) leaves the page as it is. */
let lastPath: string | undefined;

/** The route path that the address asks for at this moment. In the browser only. */
export function addressedPath(ownPath: string): string {
  const isOwnAddress = location.hash === '' && location.pathname !== `${basePath}/`;
  return (lastPath = isOwnAddress ? ownPath : (parseHash(location.hash) ?? lastPath ?? ownPath));
}

/**
 * The route path that the address asks for now (SPEC section 2). `ownPath` is the page this
 * document was exported for: it counts on the server, and in the browser while the address is
 * still that page's own, without a hash.
 */
export function useHashPath(ownPath: string): string {
  return useSyncExternalStore(
    subscribe,
    () => addressedPath(ownPath),
    () => ownPath,
  );
}
