import { useCallback, useEffect, useRef } from 'react';
import type { ResourceTab } from '@/content/resource-tabs';
import { resourceAnchor as timing } from '@/content/timing';
import { isPlainClick } from '@/components/lib/plain-click';
import { scrollToResource, switchResourceTab } from './resource-tab';

const resourcesPath = '/resources';

type Visit = { tab: ResourceTab; switchDelay: number; scrollDelay: number };

/**
 * Opens a tab of the resources page after a link to it was followed (SPEC sections 7 and 9):
 * 100 ms after navigation the window event, 50 ms later the scroll to the tab's anchor; from the
 * footer both 300 ms after navigation. Counting starts when the page is in place, which `path`,
 * the page shown, tells: its code may still have to come. Another page in between ends it.
 *
 * Returns what the header's own links call. The footer's links are plain HTML with a
 * `data-resource-tab`; their clicks are heard here.
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
