import { brand } from '../../content/site/brand';
import { expect, test, type Page } from '../fixtures';
import { busy, holdScripts, openUnstarted } from '../helpers/late-scripts';

test.use({ allowedConsole: [/Failed to load resource/] });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'has not loaded' });

test('a page whose scripts fail says so at once and works as it does without JavaScript', async ({
  page,
  checkAccessibility,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openUnstarted(page, '/resources');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    for (const name of [brand.mail.general, brand.phone, 'Reload the page'])
      await expect(notice(page).getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    await expect(page.getByText(/SOC\u00a02/).first()).toBeAttached();
    for (const name of ['Products', 'Solutions', 'Resources', 'About'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await checkAccessibility();
});

test('scripts that take over 10 s count as failed; typed text stays, and late scripts start the page', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
  await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
  await send.click();
  await page.clock.runFor(9900);
  await expect(busy(page)).toHaveText('Send Message');
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(notice(page)).toBeVisible();
  // One is in place of the button, the other on the contact card.
  for (const name of [brand.mail.general, brand.phone])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(2);
  await expect(page.getByText('The contact form works only with')).toBeInViewport();
  await expect(send).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Marisol Reyes');

  await page.clock.resume();
  scripts.start();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});
