/** The id of a guide's text in the exported page, where it stands for visitors without JavaScript. */
export const guideAnchor = (slug: string) => `guide-${slug}`;
