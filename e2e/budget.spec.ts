import budget from '../budget.json' with { type: 'json' };
import { pageBytes } from '../scripts/measure/page-bytes.mjs';
import { expect, test } from './fixtures';

test.skip(!!process.env.BASE_URL, 'a deployed copy compresses in its own way');

for (const path of ['', 'products/nexus/', 'solutions/k12/', 'contact/', 'resources/']) {
  test(`/${path} stays within the budget`, async ({ browser, baseURL }) => {
    const { load } = await pageBytes(browser, `${baseURL}/${path}`);
    expect(load.script, 'script').toBeLessThanOrEqual(budget.script);
    expect(load.total, 'everything').toBeLessThanOrEqual(budget.total);
    expect(load.script, 'the counting itself').toBeGreaterThan(100_000);
  });
}
