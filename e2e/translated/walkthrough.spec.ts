import { stories } from '../../content/walkthrough/stories';
import { triggers } from '../../content/walkthrough/words';
import { expect, test, type Page } from '../fixtures';
import { startTranslator } from '../helpers/translator';
import { dialog, key, open, stage } from '../helpers/walkthrough';

const choose = (page: Page, label: string) =>
  dialog(page).getByText(label, { exact: true }).first().click();
const caption = (page: Page, title: string) =>
  expect(dialog(page).getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();

test.describe('while the page is translated', () => {
  test('each story plays to its end, with its own words', async ({ page }) => {
    test.slow();
    await open(page);
    await startTranslator(page);
    for (const { id, label } of [...triggers.slice(1), triggers[0]!]) {
      await choose(page, label);
      const { title, steps } = stories[id];
      await expect(dialog(page)).toHaveAccessibleName(`${title} at Larkfield High`);
      await key(page, 'Play').click();
      await page.clock.runFor(500);
      for (const step of steps) {
        await caption(page, step.caption.title);
        await page.clock.runFor(step.ms);
      }
      await expect(key(page, 'Play again')).toBeVisible();
      await expect(stage(page)).toContainText('Nexus');
    }
  });
});

test.describe('while the page is translated, with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each story can be stepped through and read, with its own words', async ({ page }) => {
    test.slow();
    await open(page);
    await startTranslator(page);
    const text = page.getByRole('switch', { name: 'Read as text' });
    for (const { id, label } of [...triggers].reverse()) {
      await choose(page, label);
      const { steps } = stories[id];
      for (const step of steps.slice(1)) {
        await key(page, 'Step forward').click();
        await caption(page, step.caption.title);
      }
      await text.click();
      for (const school of ['District', 'Single campus']) {
        await choose(page, school);
        for (const [index, step] of steps.entries()) {
          const item = dialog(page).getByRole('listitem').nth(index);
          await expect(item.getByRole('heading')).toHaveText(step.title);
          await expect(item).toContainText(step.caption.body);
        }
      }
      await text.click();
    }
  });
});
