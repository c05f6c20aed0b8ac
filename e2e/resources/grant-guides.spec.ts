import { brand } from '../../content/site/brand';
import { programs } from '../../content/grant-check/programs';
import { grantCards } from '../../content/pages/grant-cards';
import { grantGuides } from '../../content/pages/grant-guides';
import { crowdedText } from '../helpers/crowded-text';
import { expect, openHash, test, type Page } from '../fixtures';

const guide = (page: Page) => page.getByRole('dialog');
const card = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open the guide: ${title}` });
const openGuide = (page: Page, title: string) => card(page, title).click();

test.describe('grant guides', () => {
  test.beforeEach(({ page }) => openHash(page, '/resources'));

  test('each of the six cards opens its guide, and Escape leads back to the card', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: /^Open the guide/ })).toHaveCount(6);
    for (const { slug, title } of grantCards) {
      await openGuide(page, title);
      await expect(guide(page)).toHaveAccessibleName(title);
      for (const section of grantGuides[slug]!.sections)
        await expect(guide(page).getByRole('heading', { name: section.title })).toBeAttached();
      await expect.poll(() => guide(page).evaluate(crowdedText), title).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(guide(page)).toHaveCount(0);
      await expect(card(page, title)).toBeFocused();
    }
    const item = page.getByRole('listitem').filter({ hasText: 'Foundation Grants' });
    await item.click({ position: { x: 8, y: 8 } });
    await expect(guide(page), 'a click beside the words').toHaveAccessibleName('Foundation Grants');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(card(page, 'Grant Writing Resources'), 'a card is one stop').toBeFocused();
  });

  test('the section links scroll to their sections, and each link is seen whole at 400% zoom', async ({
    page,
  }) => {
    await openGuide(page, 'Federal School Safety Grants');
    const contents = guide(page).getByRole('navigation', { name: 'In this guide' });
    const link = (name: string) => contents.getByRole('button', { name, exact: true });
    await link('Tips').click();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeInViewport();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeFocused();
    await expect(page).toHaveURL(/#\/resources$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => guide(page).evaluate(crowdedText)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    for (const outside of await guide(page).getByRole('link').all()) {
      await outside.focus();
      await expect(outside).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('only the open guide is printed', async ({ page }) => {
    await openGuide(page, 'Equipment Grants');
    await expect(guide(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(guide(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const words = await page.evaluate(() => document.body.innerText);
    for (const text of [
      brand.name,
      'Equipment Grants',
      'Each figure is from the year beside it',
      new URL(brand.address).hostname,
      ...grantGuides['equipment-grants']!.sections.map(({ title }) => title),
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('Foundation Grants');
    expect(words).not.toContain('Print this guide');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide and program is readable, and a card links to its guide', async ({ page }) => {
    await page.goto('./resources/');
    await page.getByText('Which grants could pay for it?').click();
    const words = await page.getByRole('main').innerText();
    for (const { slug } of grantCards)
      for (const { items = [] } of grantGuides[slug]!.sections)
        for (const item of items) expect(words).toContain(item);
    for (const { name, paysFor, whoMayApply } of programs)
      for (const text of [name, paysFor, whoMayApply]) expect(words).toContain(text);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);

    await page.getByRole('link', { name: 'Open the guide: Equipment Grants' }).click();
    const guide = page.getByRole('heading', { name: 'Equipment Grants', exact: true }).last();
    await expect(guide).toBeInViewport();
  });
});
