import type { Locator, Page } from '../fixtures';

/**
 * Watches which elements listen for clicks in every document opened after this call. Firefox calls all
 * text inside such an element "clickable", so only controls should listen.
 *
 * @returns a function that lists the elements around another one that listen and are not controls
 */
export async function watchClickListeners(page: Page) {
  await page.addInitScript(() => {
    const listening = new Set<EventTarget>();
    Object.assign(window, { listening });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...options: Parameters<typeof add>) {
      if (options[0] === 'click') listening.add(this);
      add.apply(this, options);
    };
  });
  return (inside: Locator) =>
    inside.evaluate((inner) => {
      const { listening } = window as unknown as { listening: Set<EventTarget> };
      return [...document.querySelectorAll<HTMLElement>('*')]
        .filter((element) => listening.has(element) || element.onclick)
        .filter((element) => !element.matches('a, button, input, select, summary'))
        .filter((element) => element.contains(inner))
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
}
