/**
 * Checks every page of the sitemap with IBM's accessibility engine, which has rules that axe (in the
 * end-to-end tests) does not have. Reads the export in out/; exits with 1 if there is a failure.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launchChromium } from './programs.mjs';
import { serveFolder } from './static-server.mjs';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');

const ignored = {
  // The engine cannot see illustrations; e2e/contrast.spec.ts checks the pixels behind text.
  text_contrast_sufficient: /./,
  // The engine reports http-equiv, which is not deprecated in the HTML standard.
  element_attribute_deprecated: /^<meta/,
};

const basePath = process.env.NEXT_PUBLIC_BASE_PATH;
const { address } = await serveFolder({ root: 'out', basePath });
const browser = await launchChromium();
// The pages' policy would block the engine.
const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
const sitemap = readFileSync('out/sitemap.xml', 'utf8');
for (const [, url] of sitemap.matchAll(/<loc>([^<]+)/g)) {
  const path = new URL(url).pathname;
  const page = await context.newPage();
  await page.goto(new URL(path, address).href);
  await page.addScriptTag({ path: engine });
  const results = await page.evaluate(async () => {
    const checker = new globalThis.ace.Checker();
    return (await checker.check(document, ['IBM_Accessibility', 'WCAG_2_2'])).results;
  });
  for (const { value, ruleId, message, snippet } of results)
    if (value[1] === 'FAIL' && !ignored[ruleId]?.test(snippet)) {
      console.error(`${path} ${message} (${ruleId}) ${snippet.slice(0, 140)}`);
      process.exitCode = 1;
    }
  await page.close();
}
await browser.close();
console.log(`IBM Equal Access: ${process.exitCode ? 'failures' : 'no failure'}.`);
process.exit();
