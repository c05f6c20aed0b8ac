import { labels } from '../../content/site/shell';
import { expect, openHash, test, type Page } from '../fixtures';
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

async function walk(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await openHash(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading).toHaveText('Redefining School Safety Operations');
  await openHash(page, '/contact');
  await page.getByLabel('Full Name').fill('Ada Lane');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lane');
  await openHash(page, '/resources/faq');
  await expect(heading).toHaveText('Resources');
}

for (const [kind, setUp] of Object.entries(storages)) {
  test.describe(`when storage is ${kind}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(setUp));

    test('the site works', async ({ page }) => {
      await walk(page);
    });

    test.describe('and a page’s file is missing', () => {
      test.use({ allowedConsole: [/Failed to load resource/] });

      test('the site does not reload, because it could not count reloads', async ({ page }) => {
        const documents = countDocuments(page);
        await answerChunks(page, gone);
        await openHash(page, '/');
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: 'Terms of Service' }).last().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.failed.title);
        expect(documents()).toBe(1);
      });
    });
  });
}
