import type { Page } from '../fixtures';

/**
 * Records what the live regions say from now on, because a region is empty again after a second.
 * Returns what reads the record: one text per change, the empty ones left out.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest('[aria-live]')?.textContent;
      if (text) texts.push(text);
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
