import budget from '../budget.json' with { type: 'json' };
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

/** Runs in a page. Returns the compressed bytes that it requested before its load event. */
function loadedBytes() {
  const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < page.loadEventStart) as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
  return {
    script: sum(files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    total: sum([page, ...files]),
  };
}
