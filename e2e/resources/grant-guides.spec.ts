import { brand } from '../../content/site/brand';
import { grantCards } from '../../content/pages/grant-cards';
import { grantGuides } from '../../content/pages/grant-guides';
import { crowdedText } from '../helpers/crowded-text';
import { dragOver } from '../helpers/drag-over';
import { expect, openHash, test, type Page } from '../fixtures';

const guide = (page: Page) => page.getByRole('dialog');
const openGuide = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open the guide: ${title}` }).click();

test.describe('grant guides', () => {
  test.beforeEach(({ page }) => openHash(page, '/resources'));

  for (const { title } of grantCards)
    test(`the card of ${title} opens its guide`, async ({ page }) => {
      await openGuide(page, title);
      await expect(guide(page)).toHaveAccessibleName(title);
      for (const name of ['Eligibility', 'Example uses', 'Tips', 'Examples of awards'])
        await expect(guide(page).getByRole('heading', { name })).toBeAttached();
    });

  test('the cards are in two columns, and in one on a narrow screen', async ({ page }) => {
    const cards = page.getByRole('tabpanel').getByRole('button', { name: /^Open the guide/ });
    await expect(cards).toHaveCount(6);
    const columns = async () => {
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box!.x))).size;
    };
    for (const [width, expected] of [
      [1440, 2],
      [1024, 2],
      [767, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `at ${width} px`).toBe(expected);
    }
  });

  test('a click anywhere on a card opens its guide, and the card is one tab stop', async ({
    page,
  }) => {
    const card = page.getByRole('listitem').filter({ hasText: 'Foundation Grants' });
    await card.click({ position: { x: 8, y: 8 } });
    await expect(guide(page)).toHaveAccessibleName('Foundation Grants');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: 'Open the guide: Grant Writing Resources' }),
    ).toBeFocused();
  });

  test('a card’s text can be selected, and a click on it opens the guide', async ({ page }) => {
    const card = page.getByRole('listitem').filter({ hasText: 'Foundation Grants' });
    const words = card.getByRole('paragraph').first();
    expect(await dragOver(words)).toBeGreaterThan(8);
    await expect(guide(page)).toHaveCount(0);
    await words.click();
    await expect(guide(page)).toHaveAccessibleName('Foundation Grants');
  });

  const ways: [string, (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page) => page.mouse.click(8, 400)],
    ['its close button', (page) => page.getByRole('button', { name: 'Close modal' }).click()],
  ];
  for (const [name, close] of ways)
    test(`${name} closes the guide, and focus returns to the card`, async ({ page }) => {
      await openGuide(page, 'State Safety Grants');
      await expect(guide(page).getByRole('heading', { level: 2 })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Close modal' })).toBeFocused();
      await close(page);
      await expect(guide(page)).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: 'Open the guide: State Safety Grants' }),
      ).toBeFocused();
    });

  test('a click in the text leaves the guide open', async ({ page }) => {
    await openGuide(page, 'State Safety Grants');
    await guide(page).getByRole('heading', { name: 'Eligibility' }).click();
    await expect(guide(page)).toBeVisible();
  });

  test('the guide scrolls, and the page behind neither scrolls nor shifts sideways', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const place = async () => {
      const box = await heading.boundingBox();
      return [box?.x, box?.width];
    };
    const before = await place();
    await openGuide(page, 'Federal School Safety Grants');
    await expect(guide(page)).toBeVisible();
    const tips = guide(page).getByRole('heading', { name: 'Tips' });
    await expect(tips).not.toBeInViewport();
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 4000);
    await expect(guide(page).getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await page.mouse.move(8, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the section links scroll to their sections and mark the current one', async ({ page }) => {
    await openGuide(page, 'Federal School Safety Grants');
    const contents = guide(page).getByRole('navigation', { name: 'In this guide' });
    const link = (name: string) => contents.getByRole('button', { name, exact: true });
    await expect(link('Eligibility')).toHaveAttribute('aria-current', 'true');
    await link('Tips').click();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeInViewport();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeFocused();
    await expect(link('Tips')).toHaveAttribute('aria-current', 'true');
    await expect(link('Eligibility')).not.toHaveAttribute('aria-current', 'true');
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, -9000);
    await expect(link('Eligibility')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/#\/resources$/);
  });

  test('the guide is at most 1200 px wide and 90% of the window high', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 });
    await openGuide(page, 'Federal School Safety Grants');
    const box = await guide(page).boundingBox();
    expect(box?.width).toBe(1200);
    expect(box?.height).toBe(720);
  });

  test('on a phone the guide fills the screen and its text scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openGuide(page, 'Federal School Safety Grants');
    expect((await guide(page).boundingBox())?.height).toBe(700);
    await guide(page).getByRole('button', { name: 'Examples of awards' }).click();
    await expect(guide(page).getByText('Public awards, not our customers.')).toBeInViewport();
  });

  test('the words of the guide stay clear of its close button, and its icon is square', async ({
    page,
  }) => {
    await openGuide(page, 'Equipment Grants');
    const icon = guide(page)
      .getByRole('heading', { level: 2 })
      .locator('xpath=..//*[name()="svg"]');
    for (const [width, height] of [
      [390, 844],
      [768, 900],
      [899, 900],
      [900, 900],
      [1024, 600],
      [1440, 900],
      [844, 390],
      [950, 420],
    ] as const) {
      await page.setViewportSize({ width, height });
      const text = guide(page).getByRole('region');
      for (const top of [0, 400, 412]) {
        await text.evaluate((pane, top) => pane.scrollTo({ top, behavior: 'instant' }), top);
        const message = `${width} by ${height} px, scrolled by ${top}`;
        await expect.poll(() => guide(page).evaluate(crowdedText), { message }).toEqual([]);
      }
      const tile = await icon.first().locator('xpath=..').boundingBox();
      if (tile) expect(tile.height, `${width} by ${height} px`).toBeCloseTo(tile.width, 0);
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
      `Text last reviewed ${brand.grantsReviewed}`,
      new URL(brand.address).hostname,
    ])
      expect(words).toContain(text);
    const parts = grantGuides['equipment-grants']?.sections ?? [];
    for (const { title } of parts) expect(words).toContain(title);
    expect(words).not.toContain('Foundation Grants');
    expect(words).not.toContain('Print this guide');
  });

  test('going to another page closes the guide', async ({ page }) => {
    await openGuide(page, 'Equipment Grants');
    await expect(guide(page)).toBeVisible();
    await page.goBack();
    await expect(guide(page)).toHaveCount(0);
  });

  test('the guide has no axe violations', async ({ page, checkAccessibility }) => {
    await openGuide(page, 'Federal School Safety Grants');
    await expect(guide(page)).toBeVisible();
    await checkAccessibility({ within: 'dialog' });
  });
});
