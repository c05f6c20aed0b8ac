import { privacy } from '../content/legal/privacy';
import { terms } from '../content/legal/terms';
import { brand, phoneAddress } from '../content/site/brand';
import { comparison } from '../content/comparison/comparison';
import { outages as productOutages } from '../content/product-lists/outages';
import { expect, footerLink, heading, main, openHash, openStarted, test } from './fixtures';

test('a parent looks up how long records are kept', { tag: '@smoke' }, async ({ page }) => {
  await openHash(page, '/privacy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const entry = contents.getByRole('link', { name: /Retention and security/ });
  const section = page.getByRole('heading', { name: /Retention and security/ });

  await entry.click();
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  const covered = await section.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(covered, 'the heading under the header').toBe(false);

  await expect(page).toHaveURL(/\/privacy\/#privacy-4$/);
  await page.reload();
  await expect(section, 'after a reload').toBeInViewport();
  await footerLink(page, 'About').click();
  await expect(heading(page)).toContainText('Redefining');
  await page.goBack();
  await expect(section, 'after Back').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/#\/privacy$/);
  await expect(heading(page)).toBeInViewport();
});

for (const { slug, title, sections } of [privacy, terms]) {
  test(`a reviewer reads ${title} by its numbered sections`, async ({ page }) => {
    await openHash(page, `/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('region')).toHaveCount(0);
    await expect(main.getByText('Last updated October 2025')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      sections.map((section, index) => `${index + 1} ${section.title}`),
    );
    for (const box of [brand.mail.privacy, brand.mail.support]) {
      await expect(main.getByRole('link', { name: box }).first()).toHaveAttribute(
        'href',
        `mailto:${box}`,
      );
    }
    await expect(main.getByText(/Atlanta, Georgia 30303/)).toBeVisible();
  });
}

test('a visitor finds out what was tested, what falls short and whom to ask', async ({ page }) => {
  await openHash(page, '/');
  await footerLink(page, 'Accessibility').click();
  const main = page.getByRole('main');
  await expect(heading(main)).toHaveText('Accessibility');
  for (const words of [/screen reader Orca with Firefox/, /VoiceOver and TalkBack have not/])
    await expect(main.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  for (const [name, href] of [
    [brand.mail.general, `mailto:${brand.mail.general}`],
    [brand.phone, phoneAddress],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByText(/answer within 24 hours on business days/)).toBeVisible();
});

test('an IT director reads how it is connected and what an outage leaves, and compares vendors', async ({
  page,
}) => {
  await openStarted(page, '/resources/faq');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await main(page).getByRole('link', { name: 'IT & privacy' }).click();
  await expect(heading(page)).toHaveText('IT & privacy');
  await contents.getByRole('link', { name: /Connecting it/ }).click();
  await expect(page.getByRole('heading', { name: /Connecting it/ })).toBeFocused();
  const outages = main(page).getByRole('table');
  const nexus = outages.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'Nexus', exact: true }),
  });
  await expect(nexus).toContainText(productOutages.nexus!.servers.meanwhile);
  await expect(outages.getByRole('rowheader')).toHaveCount(12);

  await page.goto('./resources/faq/');
  await main(page).getByRole('link', { name: 'Compare' }).click();
  await expect(heading(page)).toHaveText('Compare us with others');
  await expect(main(page).getByRole('rowheader')).toHaveCount(comparison.rows.length);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Download this table (CSV)' }).click();
  const csv = await (await download).createReadStream();
  const lines = (await csv.toArray()).join('').trim().split('\r\n');
  expect(lines).toHaveLength(comparison.rows.length + 1);
});
