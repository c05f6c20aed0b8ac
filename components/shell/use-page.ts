import { useCallback, useEffect, useState } from 'react';
import { pageLoad } from '@/content/timing';
import type { PageView } from './page-view';
import { forgetReload, reloadOnce } from './reload-once';
import { requestView } from './view-cache';

/** What the shell shows: a page, nothing (an unknown path), or that a page could not be loaded. */
export type ShownPage = { path: string; view?: PageView; failed?: boolean };

/**
 * The page to show for `path`. The page before stays until the next one has loaded; `isSlow` is
 * true while that takes longer than 300 ms. `prerendered` came with the document and needs no
 * loading.
 *
 * The bundler requests a chunk that fails to load once more. After that the document is reloaded,
 * once, in case there was a new deploy; and after that the page counts as failed, as it does when
 * nothing has loaded before the timeout. A page that loads late is shown all the same.
 */
export function usePage(path: string, prerendered: ShownPage) {
  const [shown, setShown] = useState(prerendered);
  const [isSlow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((n) => n + 1), []);

  useEffect(() => {
    let isStale = false;
    const show = (page: ShownPage) => {
      if (isStale) return;
      setSlow(false);
      setShown(page);
    };
    if (path === prerendered.path) {
      show(prerendered);
      return;
    }

    const fail = () => show({ path, failed: true });
    const slow = setTimeout(() => setSlow(true), pageLoad.slowAfter);
    const timeout = setTimeout(fail, pageLoad.timeout);
    const stopTimers = () => {
      clearTimeout(slow);
      clearTimeout(timeout);
    };
    requestView(path)
      .then(
        (view) => {
          forgetReload(path);
          show({ path, view });
        },
        async () => {
          if (!isStale && !(await reloadOnce(path))) fail();
        },
      )
      .finally(stopTimers);
    return () => {
      isStale = true;
      stopTimers();
      setSlow(false);
    };
    // `prerendered` came with the document and never changes; only the path and a retry matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, attempt]);

  return { shown, isSlow, retry };
}
