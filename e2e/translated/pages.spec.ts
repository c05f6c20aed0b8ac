import { faq } from '../../content/pages/faq';
import { expect, openHash, test } from '../fixtures';
import { startTranslator } from '../helpers/translator';

test('a message can be sent while the page is translated', async ({ page }) => {
  await openHash(page, '/contact');
  await startTranslator(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByLabel('Full Name').fill('Marisol Reyes');
  await page.getByLabel('Email').fill('m.reyes@larkfield.example');
  await page.getByLabel('Institution Name').fill('Larkfield High');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your interest.')).toBeVisible();
  await page.getByLabel('Full Name').fill('A');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('a visitor goes through pages, menus, tabs, questions and guides while they are translated', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openHash(page, '/solutions');
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  await startTranslator(page);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.getByRole('button', { name: 'Play animation' }).click();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Products' }).click();
  await bar.getByRole('link', { name: 'Ticketing', exact: true }).click();
  await expect(heading).toHaveText('Ticketing');
  await bar.getByRole('button', { name: 'Resources' }).click();
  await bar.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(heading).toHaveText('Resources');

  await page.getByRole('heading', { name: faq[4]!.question }).click();
  await expect(page.getByText(faq[4]!.answer)).toBeVisible();
  await page.getByRole('tab', { name: 'Grants' }).click();
  await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tips' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
