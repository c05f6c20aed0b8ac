import { useEffect } from 'react';
import { requestView } from './view-cache';
import { whenIdle } from '@/components/lib/when-idle';

/** Fetched while the browser is idle: one page of every kind that a visit goes on to. */
const likely = [
  '/products',
  '/products/nexus',
  '/solutions',
  '/solutions/k12',
  '/resources',
  '/contact',
  '/about',
  '/privacy',
];

/**
 * Fetches a page before it is asked for: at once when a link to it is pointed at, focused or
 * touched, and the likely ones when the browser has nothing else to do. A failed fetch is no
 * matter here; opening the page tries again.
 */
export function usePrefetch() {
  useEffect(() => {
    const fetchTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[data-route]');
      if (link && link.dataset.route) requestView(link.dataset.route).catch(() => {});
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((intent) => document.addEventListener(intent, fetchTarget, { passive: true }));

    const cancel = whenIdle(() => likely.forEach((path) => requestView(path).catch(() => {})));

    return () => {
      intents.forEach((intent) => document.removeEventListener(intent, fetchTarget));
      cancel();
    };
  }, []);
}
