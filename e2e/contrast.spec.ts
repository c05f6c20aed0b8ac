import { expect, headerLink, main, openStarted, test, visit, type Locator } from './fixtures';

/** Forced colors and the more-contrast preference of the browser. */
const settings = [
  { name: 'has forced colors', media: { forcedColors: 'active' } },
  { name: 'prefers more contrast', media: { contrast: 'more' } },
] as const;

/** Whether the element, or one between a heading and its list item, has a border on all sides. */
const isEdged = (locator: Locator) =>
  locator.evaluate((element) => {
    const boxes = [element];
    if (element.matches('h2, h3'))
      while (!boxes[0]!.matches('li')) boxes.unshift(boxes[0]!.parentElement!);
    return boxes.some((box) => {
      const { borderTopWidth, borderLeftWidth, borderStyle } = getComputedStyle(box);
      return (
        borderStyle !== 'none' && parseFloat(borderTopWidth) * parseFloat(borderLeftWidth) >= 1
      );
    });
  });
const expectEdged = async (locator: Locator) => {
  await expect(locator).toBeVisible();
  expect(await isEdged(locator), String(locator)).toBe(true);
};

for (const { name, media } of settings)
  test(
    `A visitor who ${name} sees the edges of buttons, fields, cards and dialogs, and the focus`,
    { tag: '@a11y' },
    async ({ page }) => {
      const card = (title: string) => main(page).getByRole('heading', { name: title, exact: true });
      await page.emulateMedia(media);
      await openStarted(page, '/');
      await expectEdged(headerLink(page, 'Get a Demo'));
      await expectEdged(main(page).getByRole('link', { name: 'Talk to Us' }));
      await expectEdged(main(page).getByRole('button', { name: 'Remote Control' }));
      await expectEdged(card('Nexus'));

      await visit(page, '/products/nexus');
      await expectEdged(main(page).getByRole('listitem').getByRole('heading').first());

      await visit(page, '/contact');
      await expectEdged(page.getByRole('button', { name: 'Send Message' }));
      for (const box of await page.getByRole('textbox').all()) await expectEdged(box);
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.focus();
      await expect(email).toHaveCSS('outline', /3px$|solid 3px/);

      await visit(page, '/resources');
      await expectEdged(card('Equipment Grants'));
      const lineOf = (tab: string) =>
        page
          .getByRole('tab', { name: tab })
          .evaluate((element) => getComputedStyle(element).borderBottomColor);
      expect(await lineOf('FAQ'), 'the open tab has a line').not.toBe(await lineOf('Grants'));
      await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
      const guide = page.getByRole('dialog', { name: 'Equipment Grants' });
      await expect(guide).toBeVisible();
      // Only with forced colors does the dialog need an edge; otherwise its backdrop shows it.
      expect(await isEdged(guide)).toBe('forcedColors' in media);
    },
  );
