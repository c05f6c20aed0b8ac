import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { expect, openHash, test, type Page } from './fixtures';
import { seenContrast } from './helpers/seen-contrast';

/** Forced colors and the more-contrast preference of the browser. */
const settings = [
  { name: 'has forced colors', media: { forcedColors: 'active' } },
  { name: 'prefers more contrast', media: { contrast: 'more' } },
] as const;

/** Whether the element, or an ancestor inside its list item, has a border on all sides. */
const isEdged = (locator: Locator) =>
  locator.evaluate((element) => {
    const edged = (box: Element) => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderStyle } =
        getComputedStyle(box);
      const widths = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
      return borderStyle !== 'none' && widths.every((width) => parseFloat(width) >= 1);
    };
    if (element.matches('a, button, input, textarea, dialog')) return edged(element);
    for (let box: Element | null = element; box?.closest('li'); box = box.parentElement)
      if (edged(box)) return true;
    return false;
  });
const expectEdged = async (locator: Locator) => {
  await expect(locator).toBeVisible();
  expect(await isEdged(locator), String(locator)).toBe(true);
};
const main = (page: Page) => page.getByRole('main');

/** Runs in the page. The parts of the line beside drawings whose color is the background's. */
function unseenParts(root: Element) {
  const colorOf = (name: string) => {
    const probe = document.createElement('p');
    probe.style.color = name;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const unseen = ['rgba(0, 0, 0, 0)', colorOf('Canvas')];
  const parts = [...root.querySelectorAll('[data-line]:not(svg, svg *)')].filter((part) =>
    part.checkVisibility(),
  );
  if (parts.length === 0) return ['all of it'];
  return parts
    .filter((part) => {
      const style = getComputedStyle(part);
      const border = parseFloat(style.borderTopWidth) >= 1 ? style.borderTopColor : unseen[0]!;
      const hasColor = [style.backgroundColor, border].some((color) => !unseen.includes(color));
      return style.backgroundImage === 'none' && !hasColor;
    })
    .map((part) => part.parentElement?.textContent);
}

for (const { name, media } of settings)
  test.describe(`A visitor who ${name}`, { tag: '@a11y' }, () => {
    test.beforeEach(({ page }) => page.emulateMedia(media));

    test('sees the edge of a button', async ({ page }) => {
      await openHash(page, '/');
      await expectEdged(page.getByRole('banner').getByRole('link', { name: 'Get a Demo' }));
      await expectEdged(main(page).getByRole('link', { name: 'Talk to Us' }));
      await expectEdged(main(page).getByRole('button', { name: 'Remote Control' }));
      await openHash(page, '/contact');
      await expectEdged(page.getByRole('button', { name: 'Send Message' }));
      for (const box of await page.getByRole('textbox').all()) await expectEdged(box);
    });

    test('sees the edge of a card', async ({ page }) => {
      await openHash(page, '/');
      await expectEdged(main(page).getByRole('heading', { name: 'Nexus', exact: true }));
      await openHash(page, '/products/nexus');
      await expectEdged(main(page).getByRole('listitem').getByRole('heading').first());
      await openHash(page, '/resources');
      await expectEdged(main(page).getByRole('heading', { name: 'Equipment Grants', exact: true }));
    });

    test('sees which element has the focus', async ({ page }) => {
      await openHash(page, '/contact');
      await page.getByRole('textbox', { name: 'Email' }).focus();
      const ring = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { outlineStyle, outlineWidth };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' });
    });
  });

test.describe('A visitor who has forced colors', { tag: '@a11y' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('sees every part of the line', async ({ page }) => {
    for (const path of ['/', '/products/nexus', '/solutions/k12', '/coming-soon'])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openHash(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const message = `${path} at ${width} px`;
        await expect
          .poll(() => page.locator('body').evaluate(unseenParts), { message })
          .toEqual([]);
      }
  });

  test('sees the edge of a dialog', async ({ page }) => {
    await openHash(page, '/resources');
    await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
    await expectEdged(page.getByRole('dialog', { name: 'Equipment Grants' }));
  });

  test('sees which tab is open', async ({ page }) => {
    await openHash(page, '/resources');
    const line = (name: string) =>
      page
        .getByRole('tab', { name })
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    const ground = await main(page).evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'Canvas';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(await line('FAQ')).toBe(ground);
    expect(await line('Grants')).not.toBe(ground);
  });
});

test(
  'A visitor who prefers more contrast reads secondary text in the full text color',
  { tag: '@a11y' },
  async ({ page }) => {
    const colorOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).color);
    const heading = page.getByRole('heading', { level: 1 });
    // One introduction on the light background and one on the dark background.
    for (const path of ['/contact', '/resources', '/solutions']) {
      await page.emulateMedia({ contrast: 'no-preference' });
      await openHash(page, path);
      const lead = main(page).getByRole('paragraph').first();
      expect(await colorOf(lead), path).not.toBe(await colorOf(heading));
      await page.emulateMedia({ contrast: 'more' });
      expect(await colorOf(lead), path).toBe(await colorOf(heading));
    }
  },
);

test('text on an illustration has enough contrast', { tag: '@a11y' }, async ({ page }) => {
  test.slow();
  for (const [path, width] of [
    ['/', 390],
    ['/', 1440],
    ['/products/nexus', 1440],
    ['/solutions', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // axe lists the texts whose background color it cannot determine.
    const { incomplete } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
    const texts = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const { contrast, needed } = await seenContrast(page.locator(text));
      expect.soft(contrast, `${path} at ${width}: ${text}`).toBeGreaterThanOrEqual(needed);
    }
  }
});
