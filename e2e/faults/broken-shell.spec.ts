import { home } from '../../content/pages/home';
import { crashed } from '../../content/site/crashed';
import { expect, heading, test } from '../fixtures';

test.use({ allowedConsole: [/the shell is broken/] });

test('an error in the shell shows a page with a link to home', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.pathname.endsWith('/about/')) return;
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      // The query with which the shell finds the links to turn into hash links.
      if (selector.startsWith('a[data-route]')) throw new Error('the shell is broken');
      return querySelectorAll.call(this, selector);
    } as typeof querySelectorAll;
  });

  await page.goto('./about/');
  await expect(heading(page)).toHaveText(crashed.title);
  await expect(page).toHaveTitle(new RegExp(`^${crashed.title}`));
  await expect(page.getByRole('button', { name: crashed.retry })).toBeVisible();

  await page.getByRole('link', { name: crashed.link }).click();
  await expect(heading(page)).toHaveText(home.hero.headline);
  await expect(page.getByRole('banner')).toBeVisible();
});
