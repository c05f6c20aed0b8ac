import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
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
  const title = useRef('');
  useKeptTitle(title);

  useLayoutEffect(() => {
    // While React takes over the exported HTML, the page asked for is still the document's own.
    if (shown.path !== asked || asked !== addressedPath(ownPath)) return;
    title.current = pageTitle(shown);
    document.title = title.current;
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
    setAnnouncement(title.current);
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

/**
 * Keeps the title that the shell has set: the framework puts the document's own title back when it
 * takes over the head, which can be later than a quick first page.
 */
function useKeptTitle(title: RefObject<string>) {
  useEffect(() => {
    const keep = () => {
      if (title.current && document.title !== title.current) document.title = title.current;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    keep();
    return () => observer.disconnect();
  }, [title]);
}
