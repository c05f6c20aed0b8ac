import { createRequire } from 'node:module';
import { seenContrast } from './seen-contrast.mjs';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const rulesets = ['IBM_Accessibility', 'WCAG_2_2'];

/**
 * Findings that are wrong. The policy stands in a meta element with http-equiv, which the engine
 * calls deprecated and the HTML standard does not.
 */
const isWrong = ({ rule, snippet }) =>
  rule === 'element_attribute_deprecated' && snippet.startsWith('<meta');

/**
 * Reads a page with IBM's engine, Equal Access. Sure findings come back as faults; what the engine
 * asks a person to look at is counted by rule.
 *
 * @param {import('@playwright/test').BrowserContext} context one that lets the engine in: bypassCSP
 * @param {string} url
 * @returns {Promise<{ faults: string[], toLookAt: string[] }>}
 */
export async function equalAccess(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ path: engine });
  const found = await page.evaluate(async (names) => {
    const { results } = await new globalThis.ace.Checker().check(document, names);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ value, ruleId, message, snippet, path }) => {
        return { isSure: value[1] === 'FAIL', rule: ruleId, message, snippet, xpath: path.dom };
      });
  }, rulesets);

  const faults = [];
  for (const finding of found.filter(({ isSure }) => isSure)) {
    if (isWrong(finding) || (await isSeenWell(page, finding))) continue;
    faults.push(`${url} ${finding.message} (${finding.rule}) ${finding.snippet.slice(0, 140)}`);
  }
  await page.close();
  return { faults, toLookAt: found.filter(({ isSure }) => !isSure).map(({ rule }) => rule) };
}

/** The engine does not see a ground that is drawn. There the pixels decide. */
async function isSeenWell(page, { rule, xpath }) {
  if (rule !== 'text_contrast_sufficient') return false;
  const { contrast, needed } = await seenContrast(page.locator(`xpath=${xpath}`));
  return contrast >= needed;
}
