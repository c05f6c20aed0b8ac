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

export const resourceAnchors = {
  grants: 'Resources_Grants',
  faq: 'Resources_FAQ',
} as const satisfies Record<ResourceTab, string>;

/** The id of a guide: its card opens it where the address names it, and without JavaScript it is on the page. */
export const guideAnchor = (slug: string) => `guide-${slug}`;

/** The ids of the grant check: a link opens it, for a kind of school. */
export const grantCheckAnchor = (school: 'public' | 'charter' | 'private') =>
  `grant-check-${school}`;
