import {
  expect,
  headerLink,
  heading,
  main,
  openStarted,
  test,
  visit,
  type Locator,
} from './fixtures';

/** Forced colors and the more-contrast preference of the browser. */
const settings = [
  { name: 'has forced colors', media: { forcedColors: 'active' } },
  { name: 'prefers more contrast', media: { contrast: 'more' } },
] as const;

/** Whether the element, or an ancestor inside its list item, has a border on all sides. */
const isEdged = (locator: Locator) =>
  locator.evaluate((element) => {
    const edged = (box: Element) => {
      const { borderTopWidth, borderLeftWidth, borderStyle } = getComputedStyle(box);
      const widths = [borderTopWidth, borderLeftWidth];
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

test(
  'A visitor who prefers more contrast reads secondary text in the full text color',
  { tag: '@a11y' },
  async ({ page }) => {
    const colorOf = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).color);
    // One lead on the light background and one on the dark background.
    await openStarted(page, '/about');
    for (const path of ['/contact', '/solutions']) {
      await page.emulateMedia({ contrast: 'no-preference' });
      await visit(page, path);
      const lead = main(page).getByRole('paragraph').first();
      expect(await colorOf(lead), path).not.toBe(await colorOf(heading(page)));
      await page.emulateMedia({ contrast: 'more' });
      expect(await colorOf(lead), path).toBe(await colorOf(heading(page)));
    }
  },
);
