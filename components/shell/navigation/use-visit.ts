import { useLayoutEffect, useState } from 'react';
import { hasLostRoute, readPath, settleAddress } from './address';

/** A new object for each navigation, even to the current page. */
export type Visit = { path: string };

/**
 * Returns the visit for the current address; undefined on the server and during hydration, when only
 * the prerendered page is known.
 *
 * @param documentPath the path this document was prerendered for
 */
export function useVisit(documentPath: string): Visit | undefined {
  const [visit, setVisit] = useState<Visit>();

  useLayoutEffect(() => {
    let path = documentPath;
    let handled = '';
    const follow = (event?: Event) => {
      // Most navigations fire both events.
      if (event?.isTrusted && location.href === handled) return;
      if (!event || !hasLostRoute()) path = readPath(documentPath);
      settleAddress(path);
      handled = location.href;
      setVisit({ path });
    };
    follow();
    // Back from `/privacy/#privacy-4` to `/#/privacy` fires popstate only.
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [documentPath]);

  return visit;
}
