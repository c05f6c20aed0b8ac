import { expect, footerLink, heading, test } from '../fixtures';
import { holdScripts, openUnstarted } from '../helpers/late-scripts';

/** Changes that browser extensions make to a document before hydration. */
const changes = {
  'marks the document': () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
  },
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
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/privacy');
    await page.evaluate(change);
    scripts.release();

    await expect(page, 'the shell has started').toHaveURL(/#\/privacy$/);
    await expect(heading(page)).toHaveText(/Privacy Policy|Datenschutz/);
    await expect(page.getByRole('banner')).toBeVisible();
    await footerLink(page, 'About').click();
    await expect(heading(page)).toHaveText('Redefining School Safety Operations');
  });
}
