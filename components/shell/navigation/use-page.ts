import { useEffect, useState } from 'react';
import { loadAllStyles } from '@/components/lib/all-styles';
import { brand } from '@/content/site/brand';
import { labels } from '@/content/site/shell';
import { pageLoad } from '@/content/site/timing';
import { requestView } from '../views/load-view';
import type { PageView } from '../views/page-view';
import type { Navigation } from './address';
import { findRoute, pageKey } from '../find-route';
import { forgetReload, shouldReload } from './reload-once';

/** A page, nothing (an unknown path), or a message that the page failed to load. */
type Page = { key: string; view?: PageView; failed?: boolean };

/** What the shell shows, and the navigation that it is shown for. */
export type Shown = { navigation: Navigation; page: Page };

/**
 * Loads the page of a navigation, except `prerendered`, the document's own. The previous page stays
 * until the next one has loaded; `isSlow` is true while that takes longer than 300 ms.
 *
 * A chunk that fails to load is requested once more by the bundler; then the document is reloaded, once,
 * in case there was a new deploy. Then the page counts as failed, as it does after the timeout; if it
 * loads later, it is still shown. When the connection is back, a failed page is requested again.
 */
export function usePage(navigation: Navigation, prerendered: PageView) {
  const [documentPage] = useState<Page>({ key: pageKey(navigation.path), view: prerendered });
  const [shown, setShown] = useState<Shown>({ navigation, page: documentPage });
  const [isSlow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const key = pageKey(navigation.path);
  const ready = [shown.page, documentPage].find((page) => page.key === key && !page.failed);
  // While rendering, so that no frame shows the page with the state of the navigation before.
  if (ready && shown.navigation !== navigation) setShown({ navigation, page: ready });

  useEffect(() => {
    if (ready) return;
    let isStale = false;
    const slow = setTimeout(() => setSlow(true), pageLoad.slowAfter);
    const timeout = setTimeout(() => show({ failed: true }), pageLoad.timeout);
    const stopWaiting = () => {
      clearTimeout(slow);
      clearTimeout(timeout);
      setSlow(false);
    };
    const show = (page: Omit<Page, 'key'>) => {
      if (isStale) return;
      stopWaiting();
      setShown({ navigation, page: { key, ...page } });
    };
    Promise.all([requestView(navigation.path), loadAllStyles()]).then(
      ([view]) => {
        forgetReload(navigation.path);
        show({ view });
      },
      async () => {
        if (isStale) return;
        if (!(await shouldReload(navigation.path))) show({ failed: true });
        else if (isStale) forgetReload(navigation.path);
        else location.reload();
      },
    );
    return () => {
      isStale = true;
      stopWaiting();
    };
  }, [navigation, key, ready, attempt]);

  const retry = () => setAttempt((n) => n + 1);
  const { failed } = shown.page;
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);

  return { shown, isSlow, retry };
}

/** The name of the page that the shell shows. */
export function pageName({ navigation, page: { view, failed } }: Shown): string {
  if (failed) return labels.failed.title;
  const tab = findRoute(navigation.path)?.tab;
  return (tab && view?.tabTitles?.[tab]) ?? view?.meta.title ?? labels.unknownTitle;
}

/** The document's title for it. */
export const pageTitle = (shown: Shown) => `${pageName(shown)} | ${brand.name}`;
