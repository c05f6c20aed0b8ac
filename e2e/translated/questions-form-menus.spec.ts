import { faq } from '../../content/pages/faq';
import { expect, openHash, test } from '../fixtures';
import { startTranslator } from '../helpers/translator';

const thanks = 'Thank you for your interest. We will be in contact soon.';

test('tabs, questions and guides work while the page is translated', async ({ page }) => {
  await openHash(page, '/resources');
  await startTranslator(page);
  for (const title of ['State Safety Grants', 'Grant Success Stories']) {
    await page.getByRole('button', { name: `Open the guide: ${title}` }).click();
    const guide = page.getByRole('dialog', { name: title });
    await expect(guide).toBeVisible();
    await guide.getByRole('navigation').getByRole('button').last().click();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
  }
  await page.getByRole('tab', { name: 'FAQ' }).click();
  for (const { question, answer } of faq.slice(1)) {
    await page.getByRole('heading', { name: question }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Grants' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Grants' })).toBeVisible();
});

test('the form refuses, sends and starts again while the page is translated', async ({ page }) => {
  await openHash(page, '/contact');
  await startTranslator(page);
  const send = page.getByRole('button', { name: /^(Send|Sending|Message Sent)/ });
  const email = page.getByLabel('Email');
  await page.getByLabel('Full Name').fill('Marisol Reyes');
  await page.getByLabel('Institution Name').fill('Larkfield High');
  for (const wrong of ['', 'm.reyes', 'm.reyes@']) {
    await email.fill(wrong);
    await send.click();
    const message = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await email.fill('m.reyes@larkfield.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  for (const name of ['Marisol Reyes', 'Dana Ortiz']) {
    await page.getByLabel('Full Name').fill(name);
    await email.fill('m.reyes@larkfield.example');
    await page.getByLabel('Institution Name').fill('Larkfield High');
    await send.click();
    await expect(send).toHaveText('Sending...');
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(send).toHaveText('Message Sent!');
  }
});

test('the mobile menu works while the page is translated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/');
  await startTranslator(page);
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'Ticketing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
});
