import budget from '../budget.json' with { type: 'json' };
import { pageBytes } from '../scripts/measure/page-bytes.mjs';
import { expect, test } from './fixtures';

test.skip(!!process.env.BASE_URL, 'a deployed copy compresses in its own way');

const pages = [
  '',
  'products/',
  'products/nexus/',
  'solutions/',
  'solutions/k12/',
  'contact/',
  'about/',
  'privacy/',
  'resources/',
  'resources/docs/',
  'resources/faq/',
];

function scriptLimit(path: string) {
  if (path.startsWith('#')) return budget.deepLinkScript;
  return path === '' ? budget.homeScript : budget.script;
}

/** Bytes only, never times: these machines are noisy, what travels is not. */
for (const path of [...pages, '#/products/nexus']) {
  test(`/${path} stays within the budget`, async ({ browser, baseURL }) => {
    const { load, idle } = await pageBytes(browser, `${baseURL}/${path}`);
    expect(load.script, 'script').toBeLessThanOrEqual(scriptLimit(path));
    expect(load.css, 'css').toBeLessThanOrEqual(budget.css);
    expect(load.html, 'html').toBeLessThanOrEqual(budget.html);
    // Nothing preloads them: a quick line can put them after the load event.
    expect(idle.font, 'fonts').toBeLessThanOrEqual(budget.font);
    expect(idle.fontFiles, 'font files').toBeLessThanOrEqual(budget.fontFiles);
    expect(load.total, 'everything').toBeLessThanOrEqual(budget.total);
    expect(load.html, 'the counting itself').toBeGreaterThan(1000);
    expect(idle.font, 'the counting itself').toBeGreaterThan(10_000);
    expect(load.script, 'the counting itself').toBeGreaterThan(100_000);
  });
}
