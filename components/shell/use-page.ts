import { useCallback, useEffect, useState } from 'react';
import { pageLoad } from '@/content/timing';
import type { PageView } from './page-view';
import { forgetReload, reloadOnce } from './reload-once';
import { requestView } from './view-cache';

/** What the shell shows: a page, nothing (an unknown path), or that a page could not be loaded. */
export type ShownPage = { path: string; view?: PageView; failed?: boolean };

/**
 * The page to show for `path`. The page before stays until the next one is there. `own` is the
 * page that came with the document and needs no loading.
 *
 * A chunk that cannot be had is asked for a second time by the bundler. After that the document is
 * reloaded, once, in case there was a new deploy; and after that the page counts as failed, as it
 * does when nothing has come in time. A page that comes late is shown all the same.
 */
export function usePage(path: string, own: ShownPage): { shown: ShownPage; retry: () => void } {
  const [shown, setShown] = useState(own);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  useEffect(() => {
    let stale = false;
    const show = (page: ShownPage) => {
      if (!stale) setShown(page);
    };
    if (path === own.path) {
      show(own);
      return;
    }

    const giveUp = () => show({ path, failed: true });
    const patience = setTimeout(giveUp, pageLoad.patience);
    requestView(path)
      .then(
        (view) => {
          forgetReload(path);
          show({ path, view });
        },
        async () => {
          if (!stale && !(await reloadOnce(path))) giveUp();
        },
      )
      .finally(() => clearTimeout(patience));
    return () => {
      stale = true;
      clearTimeout(patience);
    };
    // `own` is the document's page and never changes; only the path and a retry matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, attempt]);

  return { shown, retry };
}
