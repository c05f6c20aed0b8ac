import { stories } from '../../content/walkthrough/stories';
import { triggers } from '../../content/walkthrough/words';
import { expect, test } from '../fixtures';
import { startTranslator } from '../helpers/translator';
import { dialog, key, open, play, stage } from '../helpers/walkthrough';

test('each story plays to its end and can be read while the page is translated', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await startTranslator(page);
  const text = page.getByRole('switch', { name: 'Read as text' });
  for (const { id, label } of [...triggers.slice(1), triggers[0]!]) {
    await dialog(page).getByText(label, { exact: true }).first().click();
    const { title, steps } = stories[id];
    await expect(dialog(page)).toHaveAccessibleName(`${title} at Larkfield High`);
    // One plays by itself; the others are stepped through, for their words.
    const plays = id === triggers[0]!.id;
    if (plays) await key(page, 'Play').click();
    if (plays) await play(page, 400);
    for (const { caption, ms } of steps) {
      const words = { level: 3, name: caption.title, exact: true };
      await expect(dialog(page).getByRole('heading', words)).toBeVisible();
      if (plays) await play(page, ms);
      else if (caption !== steps.at(-1)?.caption) await key(page, 'Step forward').click();
    }
    await expect(key(page, 'Play again')).toBeVisible();
    await expect(stage(page)).toContainText('Nexus');

    await text.click();
    const items = dialog(page).getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(steps.map((step) => step.title));
    for (const [index, { caption }] of steps.entries())
      await expect(items.nth(index)).toContainText(caption.body);
    await text.click();
  }
});
