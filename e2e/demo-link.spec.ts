import { quote } from '../content/site/quote';
import {
  expect,
  headerLink,
  heading,
  openHash,
  openStarted,
  test,
  visit,
  type Locator,
  type Page,
} from './fixtures';
import { newTab } from './helpers/new-tab';
import { holdScripts, openUnstarted } from './helpers/late-scripts';
import { openPanel } from './helpers/lock-panel';
import { dialog } from './helpers/walkthrough';

/** The links of the simulations to the contact form, which bring a sentence for its message. */

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function lockAllDoors(page: Page) {
  const { panel, button } = await openPanel(page);
  await button('Lock all doors').click();
  await expect(panel.getByText(/^7 secured/)).toBeVisible();
  return panel.getByRole('link', { name: /^Ask for a demo/ });
}

async function watchDemo(page: Page) {
  await openHash(page, '/solutions/multi-site');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  return dialog(page).getByRole('link', { name: /^Ask for a demo/ });
}

const places: {
  place: string;
  open: (page: Page) => Promise<Locator>;
  sentence: RegExp;
  inNewTab: Parameters<Locator['click']>[0];
}[] = [
  {
    place: 'the lock panel',
    open: lockAllDoors,
    sentence: /^I tried the lock panel and .*locked/,
    inNewTab: { button: 'middle' },
  },
  {
    place: 'the walkthrough',
    open: watchDemo,
    sentence: /^I watched the panic-button walkthrough for a district\./,
    inNewTab: { modifiers: ['ControlOrMeta'] },
  },
];

for (const { place, open, sentence, inNewTab } of places)
  test(`the link of ${place} fills the form once, and in a new tab only the form there`, async ({
    page,
  }) => {
    const link = await open(page);
    const tab = await newTab(page, () => link.click(inNewTab));
    // A new tab loads all files again, and in the background.
    await expect(message(tab)).toHaveValue(sentence, { timeout: 15_000 });
    await expect(tab).toHaveURL(/\/#\/contact$/);

    await page.keyboard.press('Escape');
    await openHash(page, '/contact');
    await expect(message(page), 'the draft of the first tab').toHaveValue('');

    await (await open(page)).click();
    await expect(message(page)).toHaveValue(sentence);
    await expect(page).toHaveURL(/\/#\/contact$/);
    await message(page).fill('');
    await page.reload();
    await expect(heading(page)).toHaveText('Get in Touch');
    await expect(message(page), 'a deleted sentence stays deleted').toHaveValue('');
  });

test('from every page, a link to the form writes once what that page is about', async ({
  page,
}) => {
  const ends = page.getByRole('main').or(page.getByRole('complementary'));
  const header = headerLink(page, 'Get a Demo').filter({ visible: true });
  await openStarted(page, '/terms');
  for (const [path, subject, action] of [
    ['/', 'The whole platform', 'Talk to Us'],
    ['/products', 'All products', 'Ask for a demo'],
    ['/products/panic-app', 'Panic Button App', 'Ask for a demo'],
    ['/solutions', 'Solutions', 'Ask for a demo'],
    ['/solutions/k12', 'K-12 Single Campus', 'Schedule a Demo'],
    ['/about', 'Elmgate', 'Get a Demo'],
    ['/resources', 'Grants and questions', 'Schedule a Demo'],
  ] as const) {
    const links = [header, ends.getByRole('link', { name: action, exact: true }).first()];
    const brings = `#/contact?message=${encodeURIComponent(`About: ${subject}`)}`;
    await visit(page, path);
    for (const link of links) await expect(link, path).toHaveAttribute('href', brings);
    if (!['/', '/solutions/k12'].includes(path)) continue;

    // Either link brings the sentence, and the form shows it once.
    const about = page.getByRole('form').getByText(`About: ${subject}`).first();
    for (const link of links) {
      if (link !== header) await visit(page, path);
      await link.click();
      await expect(about).toBeVisible();
      await expect(message(page)).toHaveValue(`About: ${subject}`);
      await expect(page).toHaveURL(/\/#\/contact$/);
    }
    await message(page).fill('');
    await expect(about).toBeHidden();
  }
});

test('a call to action pressed before the scripts have loaded writes what its page is about', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/products/nexus');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a demo' }).first().click();
  scripts.start();
  await expect(message(page)).toHaveValue('About: Nexus');
  await expect(page).toHaveURL(/\/#\/contact$/);
});

test('a link on the page of the form adds its sentence to what is typed', async ({ page }) => {
  await openHash(page, '/contact');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Marisol Reyes');
  await message(page).fill('Door 14 does not latch.');
  await page.getByRole('link', { name: quote.ask.link }).click();
  await expect(message(page)).toHaveValue(`Door 14 does not latch.\n${quote.ask.message}`);
  await expect(name).toHaveValue('Marisol Reyes');
});

test('a message in an address is plain text of limited length', async ({ page }) => {
  const text = `<img src=x onerror=alert(1)> ${'x'.repeat(5000)}`;
  await openHash(page, `/contact?message=${encodeURIComponent(text)}`);
  await expect(message(page)).toHaveValue(text.slice(0, 1000));
  await expect(page).toHaveURL(/\/#\/contact$/);
});
