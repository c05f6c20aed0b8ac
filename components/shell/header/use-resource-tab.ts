import { useCallback, useEffect, useRef } from 'react';
import type { ResourceTab } from '@/content/resource-tabs';
import { resourceAnchor as timing } from '@/content/timing';
import { isPlainClick } from '@/components/lib/plain-click';
import { scrollToResource, switchResourceTab } from './resource-tab';

const resourcesPath = '/resources';

type Visit = { tab: ResourceTab; switchDelay: number; scrollDelay: number };

/**
 * Opens a tab of the resources page after its link was followed. From the header: the window event
 * 100 ms after navigation, the scroll to the anchor 50 ms later; from the footer both after 300 ms.
 * The delays start when `path` says that the page is shown, because its code may still be loading.
 * Navigating elsewhere cancels them.
 *
 * Returns the function that the header's links call. Clicks on the footer's links, which are plain
 * HTML with `data-resource-tab`, are handled here.
 */
export function useResourceTab(path: string) {
  const expected = useRef<Visit>(undefined);
  const timer = useRef<number>(undefined);

  const start = useCallback(({ tab, switchDelay, scrollDelay }: Visit) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      switchResourceTab(tab);
      timer.current = window.setTimeout(() => scrollToResource(tab), scrollDelay);
    }, switchDelay);
  }, []);

  const visit = useCallback(
    (next: Visit) => {
      if (path === resourcesPath) start(next);
      else expected.current = next;
    },
    [path, start],
  );

  useEffect(() => {
    if (path === resourcesPath && expected.current) start(expected.current);
    expected.current = undefined;
    return () => window.clearTimeout(timer.current);
  }, [path, start]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-resource-tab]');
      if (!link || !isPlainClick(event)) return;
      const tab = link.dataset.resourceTab as ResourceTab;
      visit({ tab, switchDelay: timing.footerDelay, scrollDelay: 0 });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [visit]);

  return (tab: ResourceTab) => visit({ tab, ...timing });
}
