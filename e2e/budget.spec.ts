import budget from '../budget.json' with { type: 'json' };
import { loadedBytes } from '../scripts/measure/slow-phone.mjs';
import { expect, test } from './fixtures';

test.skip(!!process.env.BASE_URL, 'a deployed copy may be compressed differently');

for (const path of ['', 'products/nexus/', 'solutions/k12/', 'contact/', 'resources/'])
  test(`/${path} stays within the size budget`, async ({ page }) => {
    await page.goto(`./${path}`);
    const { script, total } = await page.evaluate(loadedBytes);
    expect(script, 'script').toBeLessThanOrEqual(budget.script);
    expect(total, 'total').toBeLessThanOrEqual(budget.total);
    expect(script, 'script bytes are counted').toBeGreaterThan(100_000);
  });
