import { main, type Page } from '../fixtures';

/**
 * How far the headings and paragraphs of the page are from the top of the document, in pixels, without
 * those inside an element that matches `except`.
 */
export const textPlaces = (page: Page, except: string, { includeHidden = false } = {}) =>
  main(page)
    .getByRole('heading', { includeHidden })
    .or(main(page).getByRole('paragraph', { includeHidden }))
    .evaluateAll(
      (elements, except) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest(except))
          .map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
      except,
    );
