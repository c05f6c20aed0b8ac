import { expect, footerLink, heading, openHash, test, type Page } from '../fixtures';
import { holdScripts } from '../helpers/late-scripts';
import { untilIdle } from '../helpers/until-idle';

test.describe('when the styles are missing', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('every page can be read and opened', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await openHash(page, '/privacy');
    await expect(heading(page)).toHaveText('Privacy Policy');
    await footerLink(page, 'About').click();
    await expect(heading(page)).toHaveText('Redefining School Safety Operations');
  });
});

test('while scripts load, a deep link shows its page and never another one', async ({ page }) => {
  const scripts = await holdScripts(page);
  const seen = await watchHeadings(page);
  await page.goto('./#/terms', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(page).toHaveURL(/\/terms\/#\/terms$/);
  scripts.release();
  await expect(page, 'the shell has started').toHaveURL(/\/#\/terms$/);
  await untilIdle(page);
  expect([...seen]).toEqual(['Terms of Service']);
});

/** Collects, frame by frame, the headings that are visible from now on. */
async function watchHeadings(page: Page) {
  const seen = new Set<string>();
  await page.exposeFunction('sawHeading', (title: string) => seen.add(title));
  await page.addInitScript(() => {
    const { sawHeading } = window as unknown as { sawHeading: (title: string) => void };
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        sawHeading(heading.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  return seen;
}
