import { useCallback, useEffect, useState } from 'react';
import { pageLoad } from '@/content/site/timing';
import type { PageView } from '../views/page-view';
import { forgetReload, reloadOnce } from './reload-once';
import { requestView } from './view-cache';

/** What the shell shows: a page, nothing (an unknown path), or a message that the page failed to load. */
export type ShownPage = { path: string; view?: PageView; failed?: boolean };

/**
 * Loads the page for `path`. The previous page stays until the next one has loaded; `isSlow` is true
 * while that takes longer than 300 ms. `prerendered` is the document's own page and is not loaded.
 *
 * The bundler requests a chunk that fails to load once more. Then the document is reloaded, once, in
 * case there was a new deploy. Then the page counts as failed, as it does after the timeout; if it
 * loads later, it is still shown.
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
    // `prerendered` never changes; only a new path or a retry loads a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, attempt]);

  return { shown, isSlow, retry };
}
