import type { Page } from '../fixtures';

/**
 * Records what the live regions say from now on, because a region is empty again after a second.
 * Returns a function that reads the record: one text for each change, also empty ones.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live]');
      if (region) texts.push(region.textContent);
    };
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => record.jsonValue();
}
