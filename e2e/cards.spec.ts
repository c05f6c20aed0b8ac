import { expect, openHash, test, type Locator, type Page } from './fixtures';

/** A card is one link: it opens in a new tab from everywhere on it. */

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The address of the link that a context menu or a long press finds in the middle of an element. */
const linkAt = (element: Locator) =>
  element.evaluate((inside) => {
    inside.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = inside.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found?.closest('a')?.getAttribute('href');
  });

for (const [path, title, to] of [
  ['/', 'Ticketing', '#/product/ticketing'],
  ['/', 'Rapid Lockdown', '#/product/electroniclock'],
  ['/products', 'Nexus', '#/products/nexus'],
  ['/products', 'Visitor Management', '#/products/visitor-management'],
  ['/products/nexus', 'Floor Plan View', '#/products/floor-plan'],
] as const)
  test(`the link of ${title} on ${path} covers its card`, async ({ page, context }) => {
    await openHash(page, path);
    const one = card(page, title);
    await expect(one.getByRole('link').first()).toHaveAttribute('href', /^#/);
    const parts = [
      one.getByRole('heading'),
      one.getByRole('paragraph').last(),
      one.getByRole('presentation').first(),
    ];
    for (const part of parts) expect(await linkAt(part)).toBe(to);

    const opened = context.waitForEvent('page');
    // A click on the words, wherever it lands.
    const words = (await one.getByRole('paragraph').last().boundingBox())!;
    await page.mouse.click(words.x + 10, words.y + 10, { button: 'middle' });
    await expect(await opened).toHaveURL(new RegExp(`${to}$`));
  });

test('Remote Control and Learn More lie above the link of their card', async ({ page }) => {
  await openHash(page, '/');
  await card(page, 'Rapid Lockdown').getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await openHash(page, '/products');
  await card(page, 'Nexus').getByRole('link', { name: 'Learn More about solutions' }).click();
  await expect(page).toHaveURL(/#\/solutions$/);
});

test('each plan of the solutions, and each role’s screen on home, is a link', async ({ page }) => {
  for (const [path, title, to] of [
    ['/solutions', 'K-12 Single Campus', '#/solutions/k12'],
    ['/solutions', 'Multi-Site District', '#/solutions/multi-site'],
    ['/solutions', 'Private & Charter', '#/solutions/private-charter'],
    ['/', 'Safety staff', '#/products/ticketing'],
    ['/', 'Building principals', '#/solutions/k12'],
    ['/', 'District leaders', '#/solutions/multi-site'],
  ] as const) {
    await openHash(page, path);
    const one = card(page, title);
    await expect(one.getByRole('link')).toHaveCount(1);
    expect(await linkAt(one.locator('svg, [role=img]').first()), title).toBe(to);
  }
});

test('the cards of home take little more than two windows of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/');
  const cards = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Ticketing', exact: true }) })
    .last();
  await expect(cards.getByRole('heading')).toHaveCount(9);
  expect((await cards.boundingBox())!.height).toBeLessThan(2458);
});
