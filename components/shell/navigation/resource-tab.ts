import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '@/components/motion/play';
import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTab,
  type ResourceTabDetail,
} from '@/content/site/resource-tabs';
import { resourceAnchor } from '@/content/site/timing';

/**
 * Switches the resources page to a tab. The tab is rendered when this returns, because a hidden tab
 * has no position to scroll to. Does nothing on other pages.
 */
export function switchResourceTab(tab: ResourceTab) {
  const detail: ResourceTabDetail = { tab };
  flushSync(() => window.dispatchEvent(new CustomEvent(resourceTabEvent, { detail })));
}

/**
 * Scrolls to a tab's anchor, below the header at the top of the window; without animation if the visitor
 * prefers reduced motion.
 */
export function scrollToResource(tab: ResourceTab) {
  const anchor = document.getElementById(resourceAnchors[tab]);
  if (!anchor) return;
  const isReduced = prefersReducedMotion();
  window.scrollTo({
    top: offsetFromTop(anchor) - resourceAnchor.scrollOffset * textScale(),
    behavior: isReduced ? 'instant' : 'smooth',
  });
}

/** How much larger than 16 px the visitor's default text is; the header grows with it. */
const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** The distance from the document's top in pixels, without transforms such as the page's entrance. */
function offsetFromTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? offsetFromTop(parent) : 0);
}
