import { expect, openHash, test, type Page } from '../fixtures';
import { answerDocumentScripts } from '../helpers/chunks';

/** Changes that browser extensions make to a document before hydration. */
const changes = {
  'marks the document': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
  'puts a bar above the page': () => document.body.prepend(document.createElement('div')),
  'adds a panel below the page': () => document.body.append(document.createElement('aside')),
  'adds an element to the page': () =>
    document.querySelector('main')?.prepend(document.createElement('div')),
  'translates the heading': () => {
    const font = document.createElement('font');
    font.textContent = 'Datenschutz';
    document.querySelector('h1')?.replaceChildren(font);
  },
  'removes an element': () => document.querySelector('main section, main div')?.remove(),
};

// React reports that hydration failed and renders the document again.
test.use({ allowedConsole: [/Minified React error #4(18|23|25)/] });

for (const [what, change] of Object.entries(changes)) {
  test(`the site works with an extension that ${what}`, async ({ page }) => {
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

test.describe('when the browser has translated the page', () => {
  /** Wraps each text in two new elements, as browsers' translators do. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const shown = ({ data, parentElement }: Text) =>
        data.trim() && !parentElement?.closest('script');
      for (const text of texts.filter(shown)) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
      }
    });

  test('a message can be sent', async ({ page }) => {
    await openHash(page, '/contact');
    await page.getByLabel('Full Name').fill('Marisol Reyes');
    await page.getByLabel('Email').fill('m.reyes@larkfield.example');
    await page.getByLabel('Institution Name').fill('Larkfield High');
    await translate(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you for your interest.')).toBeVisible();
  });

  test('the diagram can be paused and another page opened', async ({ page }) => {
    await openHash(page, '/solutions');
    const pause = page.getByRole('button', { name: 'Pause animation' });
    await expect(pause).toBeVisible();
    await translate(page);
    await pause.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything Works Together');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Redefining School Safety Operations',
    );
  });
});
