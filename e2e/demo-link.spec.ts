import { expect, openHash, test, type Locator, type Page } from './fixtures';
import { openPanel } from './helpers/lock-panel';
import { dialog } from './helpers/walkthrough';

/** The links of the simulations to the contact form, which bring a sentence for its message. */

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function lockAllDoors(page: Page) {
  const { panel, button } = await openPanel(page);
  await button('Lock all doors').click();
  await expect(panel.getByText(/^7 secured/)).toBeVisible();
  return panel.getByRole('link', { name: /^Ask for a demo/ });
}

async function watchDemo(page: Page) {
  await openHash(page, '/solutions/k12');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  return dialog(page).getByRole('link', { name: /^Ask for a demo/ });
}

const places: [string, (page: Page) => Promise<Locator>, RegExp][] = [
  ['the lock panel', lockAllDoors, /locked/],
  ['the walkthrough', watchDemo, /walkthrough/],
];

const ways: [string, (link: Locator) => Promise<void>][] = [
  ['a middle click', (link) => link.click({ button: 'middle' })],
  ['Ctrl and a click', (link) => link.click({ modifiers: ['ControlOrMeta'] })],
];

for (const [place, openPlace, sentence] of places) {
  for (const [how, press] of ways)
    test(`${how} in ${place} fills the new tab's form, not this tab's draft`, async ({
      page,
      context,
    }) => {
      const link = await openPlace(page);
      const opened = context.waitForEvent('page');
      await press(link);
      const tab = await opened;
      await expect(message(tab)).toHaveValue(sentence);
      await expect(tab).toHaveURL(/\/#\/contact$/);

      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link', { name: 'Get a Demo' }).click();
      await expect(heading(page)).toHaveText('Get in Touch');
      await expect(message(page)).toHaveValue('');
    });

  test(`a click in ${place} fills the form, once`, async ({ page }) => {
    await (await openPlace(page)).click();
    await expect(message(page)).toHaveValue(sentence);
    await expect(page).toHaveURL(/\/#\/contact$/);
    await message(page).fill('');
    await page.reload();
    await expect(heading(page)).toHaveText('Get in Touch');
    await expect(message(page), 'a deleted sentence stays deleted').toHaveValue('');
  });
}

test('a message in an address is plain text of limited length', async ({ page }) => {
  const text = `<img src=x onerror=alert(1)> ${'x'.repeat(5000)}`;
  await openHash(page, `/contact?message=${encodeURIComponent(text)}`);
  await expect(message(page)).toHaveValue(text.slice(0, 1000));
  await expect(page).toHaveURL(/\/#\/contact$/);
});
