import {
  bar,
  expect,
  openHash,
  openStarted,
  test,
  visit,
  type Locator,
  type Page,
} from '../fixtures';
import { newTab } from '../helpers/new-tab';

const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('Grants and FAQ', () => {
  const tabOf = (page: Page, name: string) => page.getByRole('tab', { name });
  const top = async (part: Locator) => Math.round((await part.boundingBox())!.y);

  /** The row of tabs is directly under the header, with the tab selected. */
  const expectTab = async (page: Page, name: 'Grants' | 'FAQ') => {
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect.poll(() => top(page.getByRole('tab', { name }))).toBe(64);
    // Polls, because the header may still shrink after the page has scrolled.
    const belowHeader = async (tab: string) => {
      const bar = (await page.getByRole('banner').boundingBox())!;
      return (await top(tabOf(page, tab))) - bar.y - bar.height;
    };
    for (const each of ['Grants', 'FAQ'])
      await expect.poll(() => belowHeader(each), each).toBeGreaterThanOrEqual(-1);
  };

  test('open from the header and the footer of any page', async ({ page }) => {
    await openStarted(page, '/');
    for (const [path, name] of [
      ['/', 'Grants'],
      ['/contact', 'FAQ'],
      ['/resources', 'FAQ'],
    ] as const) {
      if (path !== '/') await visit(page, path);
      await resources(page).click();
      await row(page, name).click();
      await expectTab(page, name);
      await expect(page).toHaveURL(name === 'FAQ' ? /#\/resources\/faq$/ : /#\/resources$/);
    }
    await visit(page, '/privacy');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'FAQ' }).click();
    await expectTab(page, 'FAQ');
    await footer.getByRole('link', { name: 'Grants' }).click();
    await expectTab(page, 'Grants');
    await footer.getByRole('link', { name: 'IT & privacy' }).click();
    // Its section begins under the header.
    const answers = page.getByRole('heading', { name: 'IT & privacy' });
    await expect.poll(() => top(answers)).toBeGreaterThan(64);
    await expect.poll(() => top(answers)).toBeLessThan(300);
    await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeAttached();
    // A prerendered page, before the resources page has been loaded.
    await page.goto('./resources/faq/');
    await resources(page).click();
    await row(page, 'Grants').click();
    await expectTab(page, 'Grants');
  });

  test('show the tabs under the header on a tablet and a phone', async ({ page }) => {
    await openHash(page, '/privacy');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    for (const [width, height, name] of [
      [768, 1024, 'FAQ'],
      [390, 844, 'Grants'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await footer.getByRole('link', { name }).click();
      await expectTab(page, name);
    }
  });

  test('are switched by the window event that the header dispatches', async ({ page }) => {
    await openStarted(page, '/resources');
    const before = page.evaluate(
      () =>
        new Promise((switched) =>
          // In the capture phase, before the page handles the event.
          addEventListener(
            'switchResourceTab',
            ({ detail }: CustomEventInit) =>
              switched([
                detail,
                document.querySelector('[role=tab][aria-selected=true]')?.textContent,
              ]),
            { capture: true, once: true },
          ),
        ),
    );
    await resources(page).click();
    await row(page, 'FAQ').click();
    expect(await before).toEqual([{ tab: 'faq' }, 'Grants']);
    await expectTab(page, 'FAQ');
  });

  test('open in a new tab', async ({ page }) => {
    await openHash(page, '/about');
    await resources(page).click();
    const tab = await newTab(page, () => row(page, 'FAQ').click({ modifiers: ['ControlOrMeta'] }));
    await expect(tab.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
    const link = tab.getByRole('link', { name: 'IT & privacy' });
    const second = await newTab(tab, () => link.click({ button: 'middle' }));
    await expect(second.getByRole('heading', { name: 'IT & privacy' })).toBeInViewport();
  });
});
