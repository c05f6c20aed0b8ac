import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageTitle } from './page-title';
import { upgradeLinks } from './upgrade-links';
import { addressedPath } from './use-hash-path';
import type { ShownPage } from './use-page';

/**
 * What happens after a page has been shown: the document scrolls to the top, the heading takes the
 * focus, and the title to announce is returned. The first page of a visit takes no focus, as in any
 * document. `asked` is the path that the address names.
 */
export function useArrival(shown: ShownPage, asked: string, ownPath: string): string {
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    // While React takes over the exported HTML, the page asked for is still the document's own.
    if (shown.path !== asked || asked !== addressedPath(ownPath)) return;
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
    setAnnouncement(pageTitle(shown));
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
