import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '@/components/motion/play';
import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTab,
  type ResourceTabDetail,
} from '@/content/resource-tabs';
import { resourceAnchor } from '@/content/timing';

/**
 * Asks the resources page for a tab (SPEC section 7), which is drawn when this returns: a hidden
 * tab has no place to scroll to. Nothing happens on any other page.
 */
export function switchResourceTab(tab: ResourceTab) {
  const detail: ResourceTabDetail = { tab };
  flushSync(() => window.dispatchEvent(new CustomEvent(resourceTabEvent, { detail })));
}

/** Scrolls a tab's anchor to 64 px below the top (SPEC section 9), at once with reduced motion. */
export function scrollToResource(tab: ResourceTab) {
  const anchor = document.getElementById(resourceAnchors[tab]);
  if (!anchor) return;
  const isStill = prefersReducedMotion();
  window.scrollTo({
    top: placeOf(anchor) - resourceAnchor.scrollOffset,
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** Pixels from the document's top, whatever the page's entrance moves it by at the moment. */
function placeOf(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? placeOf(parent) : 0);
}
