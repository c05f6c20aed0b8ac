import { faq } from '../../content/pages/faq';
import { productOutages } from '../../content/outages/products';
import { brand } from '../../content/site/brand';
import { modules } from '../../content/site/modules';
import { sendOn } from '../../content/site/send-on';
import { bar, expect, footerLink, heading, openStarted, test, type Page } from '../fixtures';
import { recordAnnouncements } from '../helpers/announcements';
import { startTranslator } from '../helpers/translator';

/** The site while the browser translates its pages. */

async function openTranslated(page: Page, path: string) {
  await openStarted(page, path);
  await startTranslator(page);
}

test('the menus and the pages work while they are translated', async ({ page }) => {
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
  await footerLink(page, 'Privacy Policy').last().click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Get in Touch');
  await page.goBack();
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
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await page.goBack();
  await expect(heading(page)).toHaveText('Resources');
});

test('guides, tabs, questions and the grant check work while they are translated', async ({
  page,
}) => {
  await openTranslated(page, '/resources');
  const grants = page.getByRole('tabpanel', { name: 'Grants' });
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

  const program = grants.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'STOP School Violence', exact: true }),
  });
  await grants.getByText(/The others:/).click();
  await expect(program).toContainText('Ruled out');
  const said = await recordAnnouncements(page);
  for (const [school, need] of [
    ['Private or religious', 'Staff training'],
    ['Public school or district', 'Tip line'],
  ] as const) {
    await page.getByRole('radio', { name: school }).click();
    await page.getByRole('radio', { name: need }).click();
    await expect(grants.getByRole('heading', { name: new RegExp(`^${need}, `) })).toBeVisible();
    await expect
      .poll(said)
      .toContainEqual(expect.stringMatching(new RegExp(`^${need}, .*: .*(about|out)\\.$`)));
  }
  await expect(grants.getByText(/Ask if it may pay for a tip line/)).not.toHaveCount(0);
  await expect(grants.getByText(/Ask if it may pay for (?!a tip line)/)).toHaveCount(0);
  await expect(program).not.toContainText('Ruled out');
  await grants.getByRole('link', { name: 'Ask for a quote to apply with' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/fund a tip line/);
});

test('the outage switches and Copy link show their results while the page is translated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, '/products/manual-lock');
  const copy = page.getByRole('button', { name: sendOn.copy }).first();
  for (let time = 0; time < 2; time++) {
    await copy.click();
    await expect(page.getByText(sendOn.copied)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Try it on screen' }).click();
  const nexus = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /^Nexus: / });
  await page.getByRole('switch', { name: 'Power' }).click();
  await expect(nexus).toHaveText('Nexus: works');
  await page.getByRole('switch', { name: 'Our servers' }).click();
  await expect(nexus).toContainText('Nexus: does not work');
  await page.getByRole('switch', { name: 'Our servers' }).click();
  await page.getByRole('switch', { name: 'Internet' }).click();
  await expect(nexus).toContainText(productOutages.nexus!.internet.why);
});

test('the form refuses, sends and starts again while it is translated', async ({ page }) => {
  await openTranslated(page, '/contact');
  const send = page.getByRole('button', { name: /^Send/ });
  const email = page.getByLabel('Email');
  await page.getByLabel('Full Name').fill('Marisol Reyes');
  await page.getByLabel('Institution Name').fill('Larkfield High');
  for (const wrong of ['', 'm.reyes', 'm.reyes@']) {
    await email.fill(wrong);
    await send.click();
    const message = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  for (const name of ['Marisol Reyes', 'Dana Ortiz']) {
    await page.getByLabel('Full Name').fill(name);
    await email.fill('m.reyes@larkfield.example');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await page.getByLabel('Institution Name').fill('Larkfield High');
    await send.click();
    await expect(send).toHaveText('Sending...');
    await expect(
      page.getByText('Thank you for your interest. We will be in contact soon.'),
    ).toBeVisible();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await page.getByRole('button', { name: 'Write another message' }).click();
  }
});
