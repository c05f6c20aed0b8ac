import { expect, test } from '../fixtures';
import { answerDocumentScripts } from './chunks';

/** What browser extensions do to a document before the site's scripts start. */
const changes = {
  'marks the document': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
  'puts a bar above the page': () => document.body.prepend(document.createElement('div')),
  'adds a panel below the page': () => document.body.append(document.createElement('aside')),
  'puts something into the page': () =>
    document.querySelector('main')?.prepend(document.createElement('div')),
  'translates the heading': () => {
    const font = document.createElement('font');
    font.textContent = 'Datenschutz';
    document.querySelector('h1')?.replaceChildren(font);
  },
  'takes away a part': () => document.querySelector('main section, main div')?.remove(),
};

// React says that the document is not the one it knows, and renders it afresh.
test.use({ allowedConsole: [/Minified React error #4(18|23|25)/] });

for (const [what, change] of Object.entries(changes)) {
  test(`an extension that ${what} leaves the site whole`, async ({ page }) => {
    let start = () => {};
    const changed = new Promise<void>((resolve) => (start = resolve));
    await answerDocumentScripts(page, async (route) => {
      await changed;
      await route.continue();
    });

    await page.goto('./privacy/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(change);
    start();

    const heading = page.getByRole('heading', { level: 1 });
    await expect(page, 'the shell has started').toHaveURL(/#\/privacy$/);
    await expect(heading).toHaveText(/Privacy Policy|Datenschutz/);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(heading).toHaveText('Redefining School Safety Operations');
  });
}
