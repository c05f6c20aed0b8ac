import { expect, openDocument, test, type Page } from '../fixtures';

/** The first ones are opened in new documents too. */
const hostile = [
  `#/products/"><script>alerted=1</script>x`,
  '#/products/constructor?__proto__[polluted]=1',
  `#//evil.example/x`,
  `#/<img src=x onerror=alerted=1>x`,
  `#<svg onload=alerted=1>x`,
  `#/javascript:alerted=1//x`,
  `#/\\\\evil.example\\x`,
  `#/products/..%2f..%2fx`,
  `#/x'];*{}`,
  '#/%',
  '#/\u0000\u0007\u001b[2J',
  '#/\ud800',
  `#/${'a'.repeat(100_000)}`,
];

/** What the hash has done to the page. An exception or a blocked script fails the test by itself. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    landmarks: document.querySelectorAll('header, main, footer').length,
    isPolluted: 'polluted' in {} || 'alerted' in window,
  }));

test('a hostile hash does no harm in an open page or a new document', async ({ page }) => {
  await page.goto('./');
  const before = await readState(page);
  expect(before.isPolluted).toBe(false);
  for (const hash of hostile) {
    await page.evaluate(async (next) => {
      const address = location.href;
      const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = next;
      if (location.href !== address) await changed;
    }, hash);
    expect(await readState(page), hash.slice(0, 80)).toEqual(before);
  }
  for (const hash of hostile.slice(0, 3)) {
    await openDocument(page, hash);
    await expect(page.getByRole('main'), hash).toBeVisible();
    expect(await readState(page), hash).toEqual(before);
  }
});
