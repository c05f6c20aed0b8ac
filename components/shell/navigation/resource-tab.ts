import { useEffect, useEffectEvent } from 'react';
import { scrollBehavior } from '@/components/motion/play';
import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTabDetail,
} from '@/content/site/resource-tabs';
import { resourceAnchor } from '@/content/site/timing';
import type { Navigation } from './address';
import { findRoute } from '../find-route';
import type { Shown } from './use-page';

/**
 * After a link to a tab of the resources page in the header: 100 ms after its page is shown it sends
 * the window event that switches the tab, 50 ms later it scrolls to the tab's anchor; for a link in
 * the footer it does both 300 ms after. A link to a place in the tab scrolls there. Opening another page cancels it.
 *
 * @param latest the latest navigation, whose page may still be loading
 */
export function useResourceTab({ navigation, page }: Shown, latest: Navigation) {
  const isShown = latest === navigation && !page.failed;
  const { count } = latest;

  const start = useEffectEvent(() => {
    const tab = findRoute(latest.path)?.tab;
    const { from, place } = latest;
    if (!(from || place) || !tab) return;
    const { switchDelay, scrollDelay, footerDelay } = resourceAnchor;
    const [toSwitch, toScroll] = from === 'footer' ? [footerDelay, 0] : [switchDelay, scrollDelay];
    const detail: ResourceTabDetail = { tab };
    let timer = setTimeout(() => {
      window.dispatchEvent(new CustomEvent(resourceTabEvent, { detail }));
      timer = setTimeout(() => scrollTo(place ?? resourceAnchors[tab]), toScroll);
    }, toSwitch);
    return () => clearTimeout(timer);
  });

  // The switch puts the tab into the address, which is no new navigation and must not stop the scroll.
  useEffect(() => (isShown ? start() : undefined), [isShown, count]);
}

/** Scrolls to an anchor, below the header, which grows with the visitor's default text size. */
function scrollTo(id: string) {
  const anchor = document.getElementById(id);
  if (!anchor) return;
  const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  window.scrollTo({
    top: offsetFromTop(anchor) - resourceAnchor.scrollOffset * textScale,
    behavior: scrollBehavior(),
  });
}

/** The distance from the document's top in pixels, without transforms such as the page's entrance. */
function offsetFromTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? offsetFromTop(parent) : 0);
}
