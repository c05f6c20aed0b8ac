import { expect, openHash, openStarted, test, type Locator, type Page } from './fixtures';
import { newTab } from './helpers/new-tab';

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

for (const [path, links] of Object.entries({
  '/': { Ticketing: '#/product/ticketing', 'Rapid Lockdown': '#/product/electroniclock' },
  '/products': { Nexus: '#/products/nexus', 'Visitor Management': '#/products/visitor-management' },
}))
  test(`the link of a card on ${path} covers it`, async ({ page }) => {
    await openStarted(page, path);
    for (const [title, to] of Object.entries(links)) {
      const words = card(page, title).getByRole('paragraph').last();
      for (const part of [
        card(page, title).getByRole('heading'),
        words,
        card(page, title).getByRole('presentation').first(),
      ])
        expect(await linkAt(part), title).toBe(to);

      // Clicks the place of the words, whichever element is on top there.
      const { x, y } = (await words.boundingBox())!;
      const tab = await newTab(page, () => page.mouse.click(x + 10, y + 10, { button: 'middle' }));
      await expect(tab).toHaveURL(new RegExp(`${to}$`));
    }
  });

test('the link of a card does not cover Remote Control and Learn More', async ({ page }) => {
  await openHash(page, '/');
  await card(page, 'Rapid Lockdown').getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await openHash(page, '/products');
  await card(page, 'Nexus').getByRole('link', { name: 'Learn More about solutions' }).click();
  await expect(page).toHaveURL(/#\/solutions$/);
});

test('each plan of the solutions, and each role’s screen on home, is a link', async ({ page }) => {
  for (const [path, links] of Object.entries({
    '/solutions': {
      'K-12 Single Campus': '#/solutions/k12',
      'Multi-Site District': '#/solutions/multi-site',
      'Private & Charter': '#/solutions/private-charter',
    },
    '/': {
      'Safety staff': '#/products/ticketing',
      'Building principals': '#/solutions/k12',
      'District leaders': '#/solutions/multi-site',
    },
  })) {
    await openStarted(page, path);
    for (const [title, to] of Object.entries(links)) {
      await expect(card(page, title).getByRole('link')).toHaveCount(1);
      const drawing = card(page, title).locator('svg, [role=img]').first();
      expect(await linkAt(drawing), title).toBe(to);
    }
  }
});
