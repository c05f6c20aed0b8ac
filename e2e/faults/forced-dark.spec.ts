import { expect, openHash, test } from '../fixtures';

test('a browser that darkens pages leaves this site as it is', async ({
  playwright,
  browserName,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium has the setting');
  const seen = [];
  for (const isForced of [false, true]) {
    const args = [`--blink-settings=forceDarkModeEnabled=${isForced}`];
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args],
    });
    const page = await browser.newPage({
      ...contextOptions,
      baseURL,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
    });
    await openHash(page, '/about');
    seen.push(await page.getByRole('banner').screenshot());
    await browser.close();
  }
  expect(seen[0]!.equals(seen[1]!)).toBe(true);
});
