import { useEffect } from 'react';
import { whenIdle } from '@/components/lib/when-idle';
import { requestView } from './view-cache';

/**
 * Loads pages before they are opened: all that the shown page links to when the browser is idle, and
 * one at once when its link is pointed at, focused or touched. A failure is ignored; opening the
 * page tries again.
 *
 * @param page the path of the shown page
 */
export function usePrefetch(page: string) {
  useEffect(() => {
    const loadTarget = ({ target }: Event) => {
      const path = target instanceof Element && target.closest<HTMLElement>(links)?.dataset.route;
      if (path) requestView(path.split('?', 1)[0]!).catch(() => {});
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((intent) => document.addEventListener(intent, loadTarget, { passive: true }));
    return () => intents.forEach((intent) => document.removeEventListener(intent, loadTarget));
  }, []);

  useEffect(() => whenIdle(() => void loadLinked()), [page]);
}

const links = 'a[data-route]';

/** One page after another, until one fails to load. */
async function loadLinked() {
  const paths = [...document.querySelectorAll<HTMLElement>(links)].map((a) => a.dataset.route);
  try {
    for (const path of new Set(paths)) if (path) await requestView(path.split('?', 1)[0]!);
  } catch {
    // Without a connection the others fail, too.
  }
}
