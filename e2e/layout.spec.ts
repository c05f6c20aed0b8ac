import { expect, test as normal } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { cutChoices } from './helpers/cut-choices';
import { cutOffText } from './helpers/cut-off-text';
import { kinds } from './helpers/kinds';
import { nodesBesideTheLine } from './helpers/nodes-beside-the-line';
import { inWindows } from './helpers/resize';
import { smallTitles } from './helpers/small-titles';
import { withText } from './helpers/text-size';

const withNodes = ['/', '/products/nexus', '/products/electronic-lock', '/solutions/k12', '/about'];

for (const { size, test, widths } of [
  // Phones, tablets and desktops, and both sides of the breakpoints where most changes.
  { size: 16, test: normal, widths: [320, 390, 768, 900, 1025, 1440, 1920] },
  { size: 24, test: withText(24), widths: [390, 1024, 1440] },
  // Text twice as large, in windows up to the one that it makes as narrow as 1280 px.
  { size: 32, test: withText(32), widths: [640, 2560] },
])
  test(`no text is cut off, broken, crowded or larger than its title from ${widths[0]} to ${widths.at(-1)} px with ${size} px text, and every node is on the line`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium' && size !== 16, 'the setting is Chromium’s');
    test.slow();
    const found: string[] = [];
    for (const path of kinds)
      await inWindows(page, path, widths, async (message, width) => {
        const faults = [
          ...(await page.evaluate(cutOffText)),
          ...(await page.locator('body').evaluate(crowdedText)),
          ...(await page.evaluate(smallTitles)),
          // A choice need not fit in less than the width of a small phone with 16 px text.
          ...(width < 20 * size ? [] : await page.getByRole('combobox').evaluateAll(cutChoices)),
          ...(withNodes.includes(path) ? await page.evaluate(nodesBesideTheLine) : []),
        ];
        found.push(...faults.map((fault) => `${message}: ${fault}`));
      });
    expect(found).toEqual([]);
  });
