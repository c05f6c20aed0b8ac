import { createRequire } from 'node:module';
import { allAddresses } from '../content/site/addresses';
import { expect, test } from './fixtures';
import { kinds } from './helpers/kinds';

/** Every kind of page, checked with IBM's accessibility engine, which has rules that axe does not have. */
const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const standards = ['IBM_Accessibility', 'WCAG_2_2'];

const ignored: Record<string, RegExp> = {
  // The engine cannot see illustrations; e2e/contrast.spec.ts checks the pixels behind text.
  text_contrast_sufficient: /./,
  // The engine reports http-equiv, which is not deprecated in the HTML standard.
  element_attribute_deprecated: /^<meta/,
};

type Finding = { value: string[]; ruleId: string; message: string; snippet: string };
type Checker = { check: (page: Document, rules: string[]) => Promise<{ results: Finding[] }> };
declare const ace: { Checker: new () => Checker };

// The pages' policy would block the engine.
test.use({ bypassCSP: true });

for (const { path } of allAddresses())
  if (kinds.includes(path))
    test(`${path} has no failures in IBM Equal Access`, { tag: '@a11y' }, async ({ page }) => {
      await page.goto(`.${path}`);
      await page.addScriptTag({ path: engine });
      const findings = await page.evaluate(
        // The engine is a global of the page.
        // eslint-disable-next-line playwright/no-unsafe-references
        async (names) => (await new ace.Checker().check(document, names)).results,
        standards,
      );
      const failures = findings.filter(
        ({ value, ruleId, snippet }) => value[1] === 'FAIL' && !ignored[ruleId]?.test(snippet),
      );
      expect(findings.length, 'findings of the engine').toBeGreaterThan(0);
      expect(failures.map(({ ruleId, message, snippet }) => [ruleId, message, snippet])).toEqual(
        [],
      );
    });
