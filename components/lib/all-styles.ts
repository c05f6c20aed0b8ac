import { fileAddress } from './base-path';

/** The style sheet with every class (next.config.mjs); in development Next loads another one. */
export const allStyles = {
  href: fileAddress(process.env.STYLE_SHEET ?? ''),
  integrity: process.env.STYLE_SHEET_HASH,
};

let link: HTMLLinkElement | undefined;
let loaded: Promise<void> | undefined;

/** Whether this document has it. */
export const hasAllStyles = () => !!link?.sheet;

/**
 * Loads the style sheet with every class, once: a document begins with the rules that its prerendered
 * page and the menus use, and whatever else is shown waits for the rest. Rejects if it fails to load, and then
 * tries again when called again.
 */
export const loadAllStyles = () => (loaded ??= addLink());

async function addLink() {
  if (!process.env.STYLE_SHEET) return;
  const added = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...allStyles });
  link = added;
  try {
    await new Promise((resolve, reject) => {
      added.onload = resolve;
      added.onerror = reject;
      // After the page's sheet: of two rules for an element the later one counts.
      document.body.append(added);
    });
  } catch (error) {
    added.remove();
    loaded = undefined;
    throw error;
  }
}
