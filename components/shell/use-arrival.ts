import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageTitle } from './page-title';
import { upgradeLinks } from './upgrade-links';
import { addressedPath } from './use-hash-path';
import type { ShownPage } from './use-page';

/**
 * What happens when a page has been put in place (SPEC section 2): the document's title, the top
 * of the page, focus on the heading, and the title to announce, which is returned. The first page
 * of a visit takes no focus, as in any document. `asked` is the path the address names.
 */
export function useArrival(shown: ShownPage, asked: string, ownPath: string): string {
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    // While React takes over the exported HTML, the page asked for is still the document's own.
    if (shown.path !== asked || asked !== addressedPath(ownPath)) return;
    document.title = pageTitle(shown);
    delete document.documentElement.dataset.routePending;
    window.scrollTo({ top: 0, behavior: 'instant' });
    upgradeLinks(document);

    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [shown, asked, ownPath]);

  // A hash that names the page already shown still starts it at the top.
  useEffect(() => {
    const toTop = () => {
      if (/^#?(\/|$)/.test(location.hash)) window.scrollTo({ top: 0, behavior: 'instant' });
    };
    window.addEventListener('hashchange', toTop);
    return () => window.removeEventListener('hashchange', toTop);
  }, []);

  return announcement;
}
