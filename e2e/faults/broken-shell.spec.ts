import { home } from '../../content/pages/home';
import { crashed } from '../../content/site/crashed';
import { expect, heading, test } from '../fixtures';

test.use({ allowedConsole: [/the shell is broken/] });

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
