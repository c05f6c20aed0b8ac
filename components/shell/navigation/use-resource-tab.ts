import { useEffect, useRef } from 'react';
import { resourcePages, type ResourceTab } from '@/content/site/resource-tabs';
import { resourceAnchor as timing } from '@/content/site/timing';
import { isPlainClick } from '@/components/lib/plain-click';
import { scrollToResource, switchResourceTab } from './resource-tab';
import type { ShownPage } from './use-page';
import type { Visit } from './use-visit';

type TabRequest = { tab: ResourceTab; switchDelay: number; scrollDelay: number };

const footerTiming = { switchDelay: timing.footerDelay, scrollDelay: 0 };

/**
 * Opens a tab of the resources page after a link to it (`data-resource-tab`) was followed: 100 ms
 * after navigation it sends the window event, 50 ms later it scrolls to the tab's anchor; from the
 * footer it does both 300 ms after navigation. The delay starts when the page is shown, even after a
 * failed load and a retry. Opening another page cancels it.
 */
export function useResourceTab(shown: ShownPage, visit: Visit | undefined) {
  const requested = useRef<TabRequest>(undefined);

  useEffect(() => {
    const request = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('a[data-resource-tab]');
      if (!link || !isPlainClick(event)) return;
      const tab = link.dataset.resourceTab as ResourceTab;
      requested.current = { tab, ...(link.closest('footer') ? footerTiming : timing) };
    };
    window.addEventListener('click', request);
    return () => window.removeEventListener('click', request);
  }, []);

  useEffect(() => {
    if (!requested.current || shown.path !== visit?.path || shown.failed) return;
    const { tab, switchDelay, scrollDelay } = requested.current;
    requested.current = undefined;
    if (shown.path !== resourcePages[tab]) return;

    let timer = window.setTimeout(() => {
      switchResourceTab(tab);
      timer = window.setTimeout(() => scrollToResource(tab), scrollDelay);
    }, switchDelay);
    return () => window.clearTimeout(timer);
  }, [shown, visit]);
}
