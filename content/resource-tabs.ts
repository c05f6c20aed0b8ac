/**
 * What the header, the footer and the resources page agree on: the two
 * tabs, the anchor of each, and the window event that switches them. The sender dispatches a
 * `CustomEvent<ResourceTabDetail>` of this name; the page renders an element with each anchor's id.
 */
export type ResourceTab = 'grants' | 'faq';
export type ResourceTabDetail = { tab: ResourceTab };

export const resourceTabEvent = 'switchResourceTab';

/** Where a tab is the first one; without JavaScript there are no tabs, only these pages. */
export const resourcePages = {
  grants: '/resources',
  faq: '/resources/faq',
} as const satisfies Record<ResourceTab, string>;

export const resourceAnchors = {
  grants: 'Resources_Grants',
  faq: 'Resources_FAQ',
} as const satisfies Record<ResourceTab, string>;
