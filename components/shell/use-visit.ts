import { useLayoutEffect, useState } from 'react';
import { hasLostRoute, readPath, settleAddress } from './address';

/** A new object for each navigation; opening the page already shown is a visit, too. */
export type Visit = { path: string };

/**
 * The visit that the address stands for now. `undefined` on the server and while React takes over
 * the exported HTML: until then only the prerendered page is known.
 *
 * @param documentPath the path this document was prerendered for
 */
export function useVisit(documentPath: string): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();

  useLayoutEffect(() => {
    let path = documentPath;
    let handled = '';
    const follow = (event?: Event) => {
      // Most navigations send both events.
      if (event?.isTrusted && location.href === handled) return;
      if (!event || !hasLostRoute()) path = readPath(documentPath);
      settleAddress(path);
      handled = location.href;
      setVisit({ path });
    };
    follow();
    // Back from `/privacy/#privacy-4` to `/#/privacy` sends popstate alone.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [documentPath]);

  return visit;
}
