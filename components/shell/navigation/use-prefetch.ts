import { useEffect } from 'react';
import { loadAllStyles } from '@/components/lib/all-styles';
import { whenIdle } from '@/components/lib/when-idle';
import { requestView } from '../views/load-view';
import { parseHash } from './parse-hash';

/** What leads to a page: a link, or the button of a menu. */
const links = '[data-route]';

/**
 * Loads pages before they are opened: all that the current page links to when the browser is idle, and
 * one at once when its link is pointed at, focused or touched. Opening a page tries again.
 */
export function usePrefetch(page: string) {
  useEffect(() => {
    const loadTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>(links);
      if (link) requestView(pathOf(link)).catch(() => {});
    };
    const listeners = new AbortController();
    for (const intent of ['pointerover', 'focusin'])
      document.addEventListener(intent, loadTarget, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => whenIdle(() => void loadLinked()), [page]);
}

const pathOf = (link: HTMLElement) => parseHash(`#${link.dataset.route}`).path ?? '/';

/** The styles, then one page after another, until one fails to load. */
async function loadLinked() {
  const paths = [...document.querySelectorAll<HTMLElement>(links)].map(pathOf);
  try {
    await loadAllStyles();
    for (const path of new Set(paths)) await requestView(path);
  } catch {
    // Without a connection the others fail, too.
  }
}
