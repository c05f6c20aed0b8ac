import { faq } from '../../content/pages/faq';
import { resources } from '../../content/pages/resources';
import { brand } from '../../content/site/brand';
import {
  bar,
  expect,
  footerLink,
  headerLink,
  heading,
  openHash,
  openStarted,
  test,
  visit,
  type Page,
} from '../fixtures';

const menu = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const titles = { Grants: resources.meta.title, FAQ: resources.faqMeta.title };
type Name = keyof typeof titles;

async function expectTab(page: Page, name: Name) {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page).toHaveURL(name === 'FAQ' ? /\/#\/resources\/faq$/ : /\/#\/resources$/);
  await expect(page).toHaveTitle(`${titles[name]} | ${brand.name}`);
}

/** The row of tabs is 64 px below the window's top, directly under the header, with the tab selected. */
async function expectAtTabs(page: Page, name: Name) {
  await expectTab(page, name);
  await expect.poll(async () => Math.round((await tab(page, name).boundingBox())!.y)).toBe(64);
  // Polls, because the header may still shrink after the page has scrolled.
  const header = async () => (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => (await header()).y + (await header()).height).toBeLessThan(65.5);
}

test('Grants and FAQ open at their tab from the header and the footer of any page', async ({
  page,
}) => {
  await openStarted(page, '/');
  for (const [path, name] of [
    ['/', 'Grants'],
    ['/contact', 'FAQ'],
    ['/resources', 'FAQ'],
  ] as const) {
    if (path !== '/') await visit(page, path);
    await menu(page).click();
    await row(page, name).click();
    await expectAtTabs(page, name);
  }
  await visit(page, '/privacy');
  for (const [width, height, name] of [
    [1440, 900, 'FAQ'],
    [768, 1024, 'Grants'],
    [390, 844, 'FAQ'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await footerLink(page, name).click();
    await expectAtTabs(page, name);
  }
});

test('switchResourceTab switches the tab and ignores an unknown detail, and find in page shows its match', async ({
  page,
}) => {
  await openStarted(page, '/resources');
  const ask = (detail: unknown) =>
    page.evaluate(
      (value) => dispatchEvent(new CustomEvent('switchResourceTab', { detail: value })),
      detail,
    );
  await ask({ tab: 'faq' });
  await expectTab(page, 'FAQ');
  const unknown = [undefined, null, 'grants', 7, [], {}, { tab: 'blog' }, { tab: 'Grants' }];
  for (const detail of [...unknown, { tab: ['grants'] }, { tab: '__proto__' }]) await ask(detail);
  await expectTab(page, 'FAQ');
  await ask({ tab: 'grants' });
  await expectTab(page, 'Grants');

  // A test cannot use find in page. The browser sends this event to the hidden block of a match.
  await page.evaluate((found) => {
    for (const block of document.querySelectorAll('[hidden="until-found"]'))
      if (block.textContent?.includes(found)) block.dispatchEvent(new Event('beforematch'));
  }, faq[0]!.question);
  await expectTab(page, 'FAQ');
});

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

  for (const [key, name] of [
    ['ArrowRight', 'Grants'],
    ['ArrowLeft', 'FAQ'],
    ['Home', 'Grants'],
    ['Control+ArrowRight', 'Grants'],
    ['End', 'FAQ'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name), key).toBeFocused();
    await expectTab(page, name);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Grants'), 'the tabs are one stop').not.toBeFocused();
  await page.reload();
  await expectTab(page, 'FAQ');
  await page.goBack();
  await expect(heading(page)).toHaveText('Everything Works Together');

  await page.goto('./resources/faq/');
  await expectTab(page, 'FAQ');
  await tab(page, 'Grants').click();
  await page.reload();
  await expectTab(page, 'Grants');
});

test('Back closes a guide, although only the tab changes', async ({ page }) => {
  await openStarted(page, '/resources/faq');
  await footerLink(page, 'Grants').click();
  await expectTab(page, 'Grants');
  await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectTab(page, 'FAQ');
});

test('a visitor opens one answer at a time and can close it', async ({ page }) => {
  const question = (index: number) => page.getByRole('heading', { name: faq[index]!.question });
  const answer = (index: number) => page.getByText(faq[index]!.answer);
  await openHash(page, '/resources/faq');
  expect(faq).toHaveLength(8);
  // Older browsers do not group <details> by name.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
  });
  await question(0).click();
  await expect(answer(0)).toBeVisible();
  await question(4).click();
  await expect(answer(4)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  await page.keyboard.press('Enter');
  for (const index of faq.keys()) await expect(answer(index)).toBeHidden();
});
