import { expect, openHash, test } from '../fixtures';
import { startTranslator } from '../helpers/translator';

test('the grant check answers while the page is translated', async ({ page }) => {
  await openHash(page, '/resources');
  const grants = page.getByRole('tabpanel', { name: 'Grants' });
  const program = grants.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'STOP School Violence', exact: true }),
  });
  await expect(program).toContainText('Ruled out');
  await startTranslator(page);
  for (const school of ['Private or religious', 'Charter school', 'Public school or district'])
    for (const need of ['Tip line', 'Staff training', 'Door locks']) {
      await page.getByRole('radio', { name: school }).click();
      await page.getByRole('radio', { name: need }).click();
      await expect(grants.getByRole('heading', { name: new RegExp(`^${need}, `) })).toBeVisible();
      await expect(grants.getByText(new RegExp(`^${need}, .*: .*(about|out)\\.$`))).toBeAttached();
    }
  await page.getByRole('radio', { name: 'Tip line' }).click();
  await expect(program).not.toContainText('Ruled out');
  await grants.getByRole('link', { name: 'Ask for a demo and a quote' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/fund a tip line/);
});
