import { day } from '../content/scene/day';
import { expect, openHash, test } from './fixtures';
import { lineLeadsToTheMark } from './helpers/line-to-the-mark';
import { openForScreenshot } from './helpers/looks';
import { resize } from './helpers/resize';

/** How pages end: the line, the yellow band, the next product of the day, the footer. */

const widths = [320, 390, 768, 1024, 1025, 1440, 1920];

/** Pages and what their line comes in above: the yellow band, or the footer where there is none. */
const ends = {
  '/': 'section',
  '/products': 'section',
  '/products/nexus': 'section',
  '/products/electronic-lock': 'section',
  '/solutions': 'section',
  '/solutions/k12': 'section',
  '/resources': 'section',
  '/contact': 'footer',
  '/coming-soon': 'footer',
};

for (const [path, end] of Object.entries(ends))
  test(`the line leads from the end of ${path} into the mark at every width`, async ({ page }) => {
    // The line also runs through illustrations, so all of them have to be there.
    await openForScreenshot(page, path);
    for (const width of widths) {
      await resize(page, width);
      await expect.poll(() => lineLeadsToTheMark(page, end), { message: `${width} px` }).toBe(true);
    }
  });

test('a visitor is led around the day, from product to product, back to the first', async ({
  page,
}) => {
  const stops = day.moments.slice(1).map(({ time, product }) => ({ time, name: product.name }));
  const [first] = day.moments;
  await openHash(page, `/products/${first!.product.id}`);
  for (const { time, name } of stops) {
    await page.getByRole('link', { name: `Next in the example day, ${time} ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.product.name);
});
