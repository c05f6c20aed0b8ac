import { allAddresses } from '../../content/site/addresses';
import { expect, openHash, test as base } from '../fixtures';
import { marker, readState, setHashes, watchHash } from '../helpers/hash-sinks';

/** Without Chromium's limit of 200 address changes in 10 s. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--disable-ipc-flooding-protection'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const unharmed = {
  reached: [],
  prototypesTouched: false,
  headers: 1,
  footers: 1,
  mains: 1,
  alerted: false,
};

const hostile = [
  '#/__proto__',
  '#/constructor/prototype',
  '#/products/__proto__',
  '#/product/hasOwnProperty',
  '#/products/constructor?__proto__[polluted]=1',
  `#/<img src=x onerror=alerted=1>${marker}`,
  `#<svg onload=alerted=1>${marker}`,
  `#/products/"><script>alerted=1</script>${marker}`,
  `#/javascript:alerted=1//${marker}`,
  `#javascript:alerted=1//${marker}`,
  `#//evil.example/${marker}`,
  `#/\\\\evil.example\\${marker}`,
  `#/../../${marker}`,
  `#/products/../../../_next/static/${marker}.js`,
  `#/products/..%2f..%2f${marker}`,
  `#/products/nexus.ts?${marker}`,
  `#/products/${marker}`,
  `#/products/${marker}/`,
  `#/product/${marker}`,
  `#${marker}"]`,
  `#/${marker}'];*{}`,
  `#main,${marker}`,
  `#:~:text=${marker}`,
  '#/%',
  '#/%E0%A4%A',
  '#/%00',
  '#/\u0000\u0007\u001b[2J',
  '#/\ud800',
  '#/\u202e\u2066about',
  '#/🏫/🔒',
  '#/ａｂｏｕｔ',
  '#/ABOUT\u0130',
  `#/${'a'.repeat(100_000)}`,
  `#${'/'.repeat(50_000)}`,
  `#/${'%2f'.repeat(20_000)}`,
  '#?',
  '#/?',
  '##/about',
  '#!/about',
];

test.describe('any hash', () => {
  test('a hostile hash does no harm in an open page', async ({ page }) => {
    await watchHash(page);
    await page.goto('./');
    for (const hash of hostile) {
      await setHashes(page, [hash]);
      expect(await readState(page), hash.slice(0, 80)).toEqual(unharmed);
    }
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('a hostile hash does no harm in a new document', async ({ page }) => {
    await watchHash(page);
    // The test above tries all of them; here every eighth is enough.
    for (const hash of hostile.filter((_, index) => index % 8 === 0)) {
      await page.goto('about:blank');
      await page.goto(`./${hash}`);
      await expect(page.getByRole('main'), hash.slice(0, 80)).toBeVisible();
      expect(await readState(page), hash.slice(0, 80)).toEqual(unharmed);
    }
  });

  // Chromium itself drops changes beyond 200 in ten seconds.
  test('150 rapid changes of the hash end on the last page', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paths = allAddresses().map(({ path }) => `#${path}`);
    await page.evaluate((hashes) => {
      for (let i = 0; i < 149; i += 1) location.hash = hashes[(i * 7) % hashes.length] ?? '';
      location.hash = '#/privacy';
    }, paths);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Privacy Policy');
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await openHash(page, '/about');
    await expect(heading).toHaveText('Redefining School Safety Operations');
  });
});
