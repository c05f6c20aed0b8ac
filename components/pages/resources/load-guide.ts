import type { Guide } from '@/content/site/types';

/** Loads a guide's text by its card's slug. Rejects if it fails to load or is unknown. */
export async function loadGuide(slug: string): Promise<Guide> {
  const { guide } = (await import(`@/content/grants/${slug}`)) as { guide: Guide };
  return guide;
}

/** Loads the viewer and a guide side by side; neither is needed before a card is clicked. */
export async function loadGuideViewer(slug: string) {
  const [{ GuideViewer }, guide] = await Promise.all([import('./guide-viewer'), loadGuide(slug)]);
  return { GuideViewer, guide };
}
