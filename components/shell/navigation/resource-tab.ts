import { useEffect } from 'react';
import { textScale } from '@/components/lib/text-scale';
import { scrollBehavior } from '@/components/motion/play';
import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTab,
  type ResourceTabDetail,
} from '@/content/site/resource-tabs';
import { resourceAnchor } from '@/content/site/timing';
import type { Navigation } from './address';
import type { ShownPage } from './use-page';

/**
 * After a link to a tab of the resources page: 100 ms after its page is shown it sends the window
 * event that switches the tab, 50 ms later it scrolls to the tab's anchor; from the footer it does
 * both 300 ms after. Opening another page cancels it.
 *
 * @param latest the latest navigation, whose page may still be loading
 */
export function useResourceTab({ navigation, page }: ShownPage, latest: Navigation) {
  const link = latest === navigation && !page.failed ? latest.tabLink : undefined;

  useEffect(() => {
    if (!link) return;
    const { switchDelay, scrollDelay, footerDelay } = resourceAnchor;
    const detail: ResourceTabDetail = { tab: link.tab };
    let timer = window.setTimeout(
      () => {
        window.dispatchEvent(new CustomEvent(resourceTabEvent, { detail }));
        timer = window.setTimeout(() => scrollTo(link.tab), link.isInFooter ? 0 : scrollDelay);
      },
      link.isInFooter ? footerDelay : switchDelay,
    );
    return () => window.clearTimeout(timer);
  }, [link]);
}

/** Scrolls to a tab's anchor, below the header, at the top of the window. */
function scrollTo(tab: ResourceTab) {
  const anchor = document.getElementById(resourceAnchors[tab]);
  if (!anchor) return;
  window.scrollTo({
    top: offsetFromTop(anchor) - resourceAnchor.scrollOffset * textScale(),
    behavior: scrollBehavior(),
  });
}

/** The distance from the document's top in pixels, without transforms such as the page's entrance. */
function offsetFromTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? offsetFromTop(parent) : 0);
}
