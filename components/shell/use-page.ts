import { useCallback, useEffect, useState } from 'react';
import type { PageView } from './page-view';
import { requestView } from './view-cache';

/** What the shell shows: a page, nothing (an unknown path), or that a page could not be loaded. */
export type ShownPage = { path: string; view?: PageView; failed?: boolean };

/**
 * The page to show for `path`. The page before stays until the next one is there. `own` is the
 * page that came with the document and needs no loading.
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
    if (path === own.path) show(own);
    else
      requestView(path).then(
        (view) => show({ path, view }),
        () => show({ path, failed: true }),
      );
    return () => {
      stale = true;
    };
    // `own` is the document's page and never changes; only the path and a retry matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, attempt]);

  return { shown, retry };
}
