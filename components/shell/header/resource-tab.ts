import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTab,
  type ResourceTabDetail,
} from '@/content/resource-tabs';
import { resourceAnchor } from '@/content/timing';

/** Asks the resources page for a tab (SPEC section 7). Nothing happens on any other page. */
export function switchResourceTab(tab: ResourceTab) {
  const detail: ResourceTabDetail = { tab };
  window.dispatchEvent(new CustomEvent(resourceTabEvent, { detail }));
}

/** Scrolls a tab's anchor to 64 px below the top (SPEC section 9), at once with reduced motion. */
export function scrollToResource(tab: ResourceTab) {
  const anchor = document.getElementById(resourceAnchors[tab]);
  if (!anchor) return;
  const top = anchor.getBoundingClientRect().top + window.scrollY - resourceAnchor.scrollOffset;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}
