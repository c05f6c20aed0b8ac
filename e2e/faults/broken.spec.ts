import { contact } from '../../content/pages/contact';
import { home } from '../../content/pages/home';
import { crashed } from '../../content/site/crashed';
import { labels } from '../../content/site/shell';
import { expect, headerLink, heading, openHash, test } from '../fixtures';
import { answerChunks } from '../helpers/chunks';

test.use({ allowedConsole: [/Minified React error #31|the shell is broken/] });

test('a page that throws shows a message, and the rest of the site works', async ({ page }) => {
  // Replace the page's heading with an object, so that React throws.
  await answerChunks(page, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replaceAll(`"${contact.title}"`, '({})') });
  });
  const footer = page.getByRole('contentinfo');

  await openHash(page, '/');
  await headerLink(page, 'Get a Demo').click();
  await expect(heading(page)).toHaveText(labels.broken.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footer).toBeVisible();

  await page.getByRole('button', { name: labels.broken.retry }).click();
  await expect(heading(page), 'it is still broken').toHaveText(labels.broken.title);

  await footer.getByRole('link', { name: 'About' }).click();
  await expect(heading(page), 'the next page opens').toHaveText(
    'Redefining School Safety Operations',
  );

  await page.goBack();
  await expect(heading(page)).toHaveText(labels.broken.title);
  await page.getByRole('link', { name: labels.broken.link }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page)).not.toHaveText(labels.broken.title);
  // The new document still loads pages when it is idle.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The shell's own use of the history, and the framework's before it. */
for (const part of ['shell', 'framework'])
  test(`an error in the ${part} shows a page with a link to home`, async ({ page }) => {
    await page.addInitScript((broken) => {
      if (!location.pathname.endsWith('/about/')) return;
      const { replaceState } = History.prototype;
      History.prototype.replaceState = function (state, ...rest) {
        if ((broken === 'shell') === (state === false)) throw new Error('the shell is broken');
        return replaceState.call(this, state, ...rest);
      };
    }, part);

    await page.goto('./about/');
    await expect(heading(page)).toHaveText(crashed.title);
    await expect(page).toHaveTitle(new RegExp(`^${crashed.title}`));
    await expect(page.getByRole('button', { name: crashed.retry })).toBeVisible();

    await page.getByRole('link', { name: crashed.link }).click();
    await expect(heading(page)).toHaveText(home.hero.headline);
    await expect(page.getByRole('banner')).toBeVisible();
  });
