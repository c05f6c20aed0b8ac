import type { Locator } from '@playwright/test';

/** Drags the mouse over the first words of a text. Returns how many characters that selects. */
export async function dragOver(text: Locator): Promise<number> {
  const { mouse } = text.page();
  await text.scrollIntoViewIfNeeded();
  const { x, y } = (await text.boundingBox())!;
  await mouse.move(x + 2, y + 8);
  await mouse.down();
  await mouse.move(x + 160, y + 8, { steps: 4 });
  await mouse.up();
  return text.evaluate(() => String(getSelection()).length);
}
