import { resources } from '../../content/pages/resources';
import { brand } from '../../content/site/brand';
import { expect, footerLink, headerLink, heading, openHash, test, type Page } from '../fixtures';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const charter = (page: Page) => page.getByRole('radio', { name: 'Charter school' });
const titles = { Grants: resources.meta.title, FAQ: resources.faqMeta.title };

async function expectTab(page: Page, name: 'Grants' | 'FAQ') {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(name === 'FAQ' ? /\/#\/resources\/faq$/ : /\/#\/resources$/);
  await expect(page).toHaveTitle(`${titles[name]} | ${brand.name}`);
}

test('a tab is part of the address, without a new page or a scroll', async ({ page }) => {
  await openHash(page, '/about');
  await headerLink(page, 'Solutions').click();
  await page.evaluate(() => (location.hash = '#/resources'));
  await expectTab(page, 'Grants');
  const entries = await page.evaluate(() => history.length);
  // Before it clicks an element that still moves with the page's entrance, Playwright scrolls the page.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);

  await tab(page, 'FAQ').click();
  await expectTab(page, 'FAQ');
  await expect(tab(page, 'FAQ')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([150, entries]);
  await tab(page, 'Grants').click();
  await expectTab(page, 'Grants');
  await page.keyboard.press('ArrowRight');
  await expectTab(page, 'FAQ');
  await expect(tab(page, 'FAQ')).toBeFocused();

  await page.reload();
  await expectTab(page, 'FAQ');
  await page.goBack();
  await expect(heading(page)).toHaveText('Everything Works Together');
});

test('a tab of the prerendered FAQ page is part of the address too', async ({ page }) => {
  await page.goto('./resources/faq/');
  await expectTab(page, 'FAQ');
  await tab(page, 'Grants').click();
  await expectTab(page, 'Grants');
  await page.reload();
  await expectTab(page, 'Grants');
});

test('the choices of the grant check stay when the visitor comes back', async ({ page }) => {
  await openHash(page, '/resources');
  await charter(page).click();
  await expect(charter(page)).toBeChecked();
  for (const name of ['FAQ', 'Grants'] as const) {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Resources' }).click();
    await bar.getByRole('link', { name, exact: true }).click();
    await expectTab(page, name);
  }
  await expect(charter(page), 'from the FAQ').toBeChecked();
  await page.goBack();
  await expectTab(page, 'FAQ');
  await page.goBack();
  await expectTab(page, 'Grants');
  await headerLink(page, 'Get a Demo').click();
  await expect(heading(page)).toHaveText('Get in Touch');
  await page.goBack();
  await expect(charter(page), 'from the contact page').toBeChecked();
});

test('Back closes a guide, although only the tab changes', async ({ page }) => {
  await openHash(page, '/resources/faq');
  await expectTab(page, 'FAQ');
  await footerLink(page, 'Grants').click();
  await expectTab(page, 'Grants');
  await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectTab(page, 'FAQ');
});
