/**
 * The two tabs of the resources page, their anchors and the window event that switches them: header
 * and footer dispatch a `CustomEvent<ResourceTabDetail>`, and the page has an element with each
 * anchor's id.
 */
export type ResourceTab = 'grants' | 'faq';
export type ResourceTabDetail = { tab: ResourceTab };

export const resourceTabEvent = 'switchResourceTab';

/** The page that opens with each tab. Without JavaScript there are no tabs, only these pages. */
export const resourcePages = {
  grants: '/resources',
  faq: '/resources/faq',
} as const satisfies Record<ResourceTab, string>;

/** The part of the FAQ tab for IT directors. */
export const itAnchor = 'Resources_IT';

export const resourceAnchors = {
  grants: 'Resources_Grants',
  faq: 'Resources_FAQ',
} as const satisfies Record<ResourceTab, string>;

/** The id of a guide: its card opens it where the address names it, and without JavaScript it is on the page. */
export const guideAnchor = (slug: string) => `guide-${slug}`;
