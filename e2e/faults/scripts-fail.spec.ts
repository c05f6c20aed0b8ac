import { faq } from '../../content/pages/faq';
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
    await expect(page.getByText(faq[0]!.answer)).toBeAttached();
    for (const name of ['Products', 'Solutions', 'Resources', 'About'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await checkAccessibility();
});

/** Stops the animation that shows the notice at this time, in milliseconds since the page was shown. */
const passTime = (page: Page, time: number) =>
  page.evaluate((now) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'not-started') {
        animation.pause();
        animation.currentTime = now;
      }
  }, time);

test('a page whose scripts take over 10 s says so; the press is kept, and late scripts carry it out', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('console', (message) => message.type() === 'log' && sent.push(message.text()));
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
  await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
  await page.keyboard.press('Enter');
  await expect(page, 'the browser does not send the form').toHaveURL(/\/contact\/$/);
  await passTime(page, 9900);
  await expect(notice(page)).toBeHidden();
  await passTime(page, 10_100);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(busy(page)).toHaveText('Send Message');

  scripts.release();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByText(/^Thank you for your interest/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('where no inline script may run', () => {
  test.use({ allowedConsole: [/Content Security Policy|is not (iterable|defined)|undefined/] });

  test('a page says so after 10 s', async ({ page }) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await openUnstarted(page, '/about');
    await passTime(page, 10_100);
    await expect(notice(page).getByRole('link', { name: brand.phone })).toBeInViewport();
  });
});
