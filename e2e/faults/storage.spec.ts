import { labels } from '../../content/site/shell';
import { expect, footerLink, heading, openHash, test } from '../fixtures';
import { answerChunks, countDocuments, gone } from '../helpers/chunks';

/** Kinds of broken storage; each function runs before the page's scripts. */
const storages = {
  denied: () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No space is left', 'QuotaExceededError');
    };
  },
};

test.use({ allowedConsole: [/Failed to load resource/] });

for (const [kind, setUp] of Object.entries(storages))
  test(`the site works when storage is ${kind}, and never reloads, because it cannot count reloads`, async ({
    page,
  }) => {
    await page.addInitScript(setUp);
    await openHash(page, '/');
    await footerLink(page, 'About').click();
    await expect(heading(page)).toHaveText('Redefining School Safety Operations');

    await answerChunks(page, gone);
    const documents = countDocuments(page);
    await openHash(page, '/');
    await footerLink(page, 'Terms of Service').last().click();
    await expect(heading(page)).toHaveText(labels.failed.title);
    expect(documents()).toBe(1);
  });
