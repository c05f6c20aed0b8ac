/** The id of a guide's text in the exported page, for visitors without JavaScript. */
export const guideAnchor = (slug: string) => `guide-${slug}`;
