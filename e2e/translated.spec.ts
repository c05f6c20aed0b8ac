import { faq } from '../content/pages/faq';
import { brand } from '../content/site/brand';
import { modules } from '../content/site/modules';
import { share } from '../content/site/share';
import { bar, expect, footerLink, heading, openStarted, test, type Page } from './fixtures';
import { recordAnnouncements } from './helpers/announcements';
import { startTranslator } from './helpers/translator';

/** The site while the browser translates its pages. */

async function openTranslated(page: Page, path: string) {
  await openStarted(page, path);
  await startTranslator(page);
}

test('the menus and the pages work while they are translated', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, '/solutions');
  await page.getByRole('button', { name: 'Pause the diagram' }).click();
  await page.getByRole('button', { name: 'Play the diagram' }).click();

  const row = (name: string) => bar(page).getByRole('link', { name, exact: true });
  // Not in the order of the menu, whose first product is described when it opens.
  for (const { name, description } of modules.slice(0, 3).toReversed()) {
    await bar(page).getByRole('button', { name: 'Products' }).click();
    await row(name).hover();
    await expect(row(name)).toHaveAccessibleDescription(description);
    await row(name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(brand.name));
  }
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: share.copy }).click();
    await expect(page.getByText(share.copied)).toBeVisible();
  }
  await footerLink(page, 'Privacy Policy').last().click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(heading(page)).toHaveText('Nexus');

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  for (const [section, name, title] of [
    ['Products', 'Ticketing', 'Ticketing'],
    ['Resources', 'FAQ', 'Resources'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('button', { name: section }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await page.goBack();
  await expect(heading(page)).toHaveText('Resources');
});

test('guides, tabs, questions and the grant check work while they are translated', async ({
  page,
}) => {
  await openTranslated(page, '/resources');
  for (const title of ['State Safety Grants', 'Grant Success Stories']) {
    await page.getByRole('button', { name: `Open the guide: ${title}` }).click();
    const guide = page.getByRole('dialog', { name: title });
    await guide.getByRole('navigation').getByRole('button').last().click();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  }
  await page.getByRole('tab', { name: 'FAQ' }).click();
  for (const { question, answer } of faq.slice(1, 3)) {
    await page.getByRole('heading', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Grants' }).click();

  const grants = page.getByRole('tabpanel', { name: 'Grants' });
  await grants.getByText('Which grants could pay for it?').click();
  const said = await recordAnnouncements(page);
  for (const [school, need] of [
    ['Private or religious', 'Staff training'],
    ['Public school or district', 'Tip line'],
  ] as const) {
    await page.getByRole('radio', { name: school }).click();
    await page.getByRole('combobox', { name: 'What you want to fund' }).selectOption(need);
    await expect(grants.getByRole('heading', { name: new RegExp(`^${need}, `) })).toBeVisible();
    await expect
      .poll(said)
      .toContainEqual(expect.stringMatching(new RegExp(`^${need}, .*: .*(opens|about)\\.$`)));
  }
});

test('the form refuses, sends and starts again while it is translated', async ({ page }) => {
  await openTranslated(page, '/contact');
  const send = page.getByRole('button', { name: /^(Send|Message Sent)/ });
  const email = page.getByLabel('Email');
  for (const wrong of ['m.reyes', 'm.reyes@']) {
    await email.fill(wrong);
    await send.click();
    const message = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  for (const name of ['Marisol Reyes', 'Dana Ortiz']) {
    await page.getByLabel('Full Name').fill(name);
    await email.fill('m.reyes@larkfield.example');
    await page.getByLabel('Institution Name').fill('Larkfield High');
    await send.click();
    await expect(send).toHaveText('Sending...');
    await expect(page.getByRole('status')).toHaveText(/^Thank you for your interest/);
    await expect(send).toHaveText('Message Sent!');
  }
});
