import { useEffect } from 'react';
import { requestView } from './view-cache';
import { whenIdle } from '@/components/lib/when-idle';

/** One page of each kind that visitors often open; loaded while the browser is idle. */
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
 * Loads pages before they are opened: a page when a link to it is pointed at, focused or touched,
 * and the likely ones when the browser is idle. A failure is ignored; opening the page tries again.
 */
export function usePrefetch() {
  useEffect(() => {
    const loadTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[data-route]');
      if (link && link.dataset.route) requestView(link.dataset.route).catch(() => {});
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    intents.forEach((intent) => document.addEventListener(intent, loadTarget, { passive: true }));

    const cancel = whenIdle(() => likely.forEach((path) => requestView(path).catch(() => {})));

    return () => {
      intents.forEach((intent) => document.removeEventListener(intent, loadTarget));
      cancel();
    };
  }, []);
}
