import { expect, openStarted, test, type Locator, type Page } from '../fixtures';
import { crowdedText } from '../helpers/crowded-text';
import { cutChoices } from '../helpers/cut-choices';
import { withText } from '../helpers/text-size';
import { dialog, key, open, play, stage, step } from '../helpers/walkthrough';

/** The walkthrough on phones and tablets, at 400% zoom and with larger text. */

async function expectReadable(page: Page) {
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await dialog(page).getByRole('combobox').evaluateAll(cutChoices)).toEqual([]);
  await expect.poll(() => dialog(page).evaluate(crowdedText)).toEqual([]);
}

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the walkthrough plays, pans to the active room and says who is informed', async ({
    page,
  }) => {
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName('One call for help at Larkfield High');
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await key(page, 'Play').tap();
    await play(page, 10_000);
    await key(page, 'Pause').tap();
    await page.getByText('Who has been told').tap();
    await expect(page.getByText('Nurse Bell, told')).toBeVisible();
    await step(page, /Staff check in|All clear/)
      .first()
      .tap();
    await expect(page.getByText(/Step [67] of 8/)).toBeVisible();

    await page.getByRole('combobox', { name: 'Kind of alert' }).selectOption('Anonymous tip');
    await page.getByRole('combobox', { name: 'Kind of school' }).selectOption('Private school');
    await expect(dialog(page)).toHaveAccessibleName('One tip at Larkfield High');
    await page.getByRole('switch', { name: 'Read as text' }).tap();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(8);
    await page.getByRole('switch', { name: 'Read as text' }).tap();
    await expect(stage(page)).toBeVisible();
  });
});

test('a laptop shows the choices in one row, and the whole caption above the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page);
  const groups = dialog(page).getByRole('radiogroup');
  const [first, second] = [await groups.nth(0).boundingBox(), await groups.nth(1).boundingBox()];
  expect(second!.y).toBe(first!.y);
  for (const part of [
    dialog(page).getByText('If a life were in danger, he would call 911'),
    dialog(page).getByRole('button', { name: 'Print these 20 seconds' }),
    key(page, 'Play'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('a phone in landscape shows the stage, the step and the buttons together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  for (const part of [
    dialog(page).getByText('Cafeteria', { exact: true }).first(),
    page.getByRole('heading', { name: 'Mr. Cole holds the button and stays with her.' }),
    key(page, 'Play'),
    page.getByRole('combobox', { name: 'Kind of school' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expectReadable(page);
  // Fails if the close button covers it.
  await page.getByText('Who has been told').click();
  await expect(page.getByText('SMS', { exact: true })).toBeVisible();
  await expect(stage(page)).toBeInViewport();
});

/** Windows that are lower than the walkthrough on a page. */
const partOfAPage = [
  [390, 844],
  [390, 664],
  [844, 390],
  [1366, 768],
] as const;

test('the walkthrough on a page shows its choices, the step and the buttons in one window', async ({
  page,
}) => {
  for (const [width, height] of partOfAPage) {
    await page.setViewportSize({ width, height });
    await openStarted(page, '/solutions');
    const part = page.getByRole('main');
    await part.getByRole('button', { name: 'Open the walkthrough' }).click();
    for (const seen of [
      key(page, 'Pause'),
      part.getByRole('link', { name: 'Ask for a demo' }),
      part.getByRole('switch', { name: 'Read as text' }),
      part.getByRole('heading', { name: /^(Mr. Cole holds the button|The office sees a name)/ }),
    ])
      await expect(seen, `${width} by ${height} px`).toBeInViewport({ ratio: 1 });
  }
});

test('the buttons of the walkthrough on a page do not cover what has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of partOfAPage) {
    await page.setViewportSize({ width, height });
    await openStarted(page, '/solutions');
    const part = page.getByRole('main');
    await part.getByRole('button', { name: 'Open the walkthrough' }).click();
    const print = part.getByRole('button', { name: 'Print these 20 seconds' });
    await print.focus();
    await expect(print, `${width} by ${height} px`).toBeInViewport({ ratio: 1 });
    const { y, height: own } = (await print.boundingBox())!;
    const buttons = (await part.getByRole('link', { name: 'Ask for a demo' }).boundingBox())!;
    expect(y + own, `${width} by ${height} px`).toBeLessThan(buttons.y);
  }
});

test('a tablet shows the whole walkthrough at once, its steps apart, and turning it keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  await page.getByRole('combobox', { name: 'Kind of school' }).selectOption('District');
  await step(page, /The record is ready/).click();
  await key(page, 'Step back').focus();
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await play(page, 1000);
    for (const part of [
      step(page, /A teacher asks for help/),
      page.getByRole('heading', { name: 'The record is already written.' }),
      page.getByRole('heading', { name: 'Who has been told' }),
      page.getByText('District office', { exact: true }),
      key(page, 'Step back'),
      page.getByRole('link', { name: 'Ask for a demo' }),
    ])
      await expect(part, `${width} by ${height} px`).toBeInViewport({ ratio: 1 });
    await expectReadable(page);
  }
  await page.setViewportSize({ width: 700, height: 834 });
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  const told = dialog(page).locator('summary', { hasText: 'Who has been told' });
  await told.focus();
  await page.setViewportSize({ width: 1440, height: 834 });
  await expect(told, 'nothing collapses there').toHaveCount(0);
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('nothing overflows a small phone, and all can be reached and used at 400% zoom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await expectReadable(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await key(page, 'Step forward').click();
  await expect(key(page, 'Step forward')).toBeInViewport();
  const caption = page.getByRole('heading', { name: /The office sees a name/ });
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('on a phone no label of a room is cut off, whichever room acts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('combobox', { name: 'Kind of alert' }).selectOption('Gunshot detection');
  const words = stage(page).getByText(/^(Gym|204|Library|Nexus|Cafeteria|Hallway|Entry)/);
  for (let seen = 1; seen <= 8; seen++) {
    await expect(page.getByText(`Step ${seen} of 8`)).toBeVisible();
    await expect
      .poll(async () => (await shares(words)).filter(([, share]) => share > 0 && share < 0.99))
      .toEqual([]);
    await key(page, 'Step forward').press('Enter');
  }
});

/** How much is seen of each label, by its words. */
const shares = (words: Locator) =>
  words.evaluateAll((all) =>
    Promise.all(
      all.map(
        (element) =>
          new Promise<[string | null, number]>((resolve) => {
            new IntersectionObserver(([entry]) =>
              resolve([element.textContent, entry!.intersectionRatio]),
            ).observe(element.parentElement!);
          }),
      ),
    ),
  );

withText(32)('no button is cut where the default text is twice as large', async ({ page }) => {
  await open(page);
  await key(page, 'Step forward').click();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(key(page, 'Play')).toBeVisible();
    const cut = await dialog(page)
      .getByRole('button')
      .or(dialog(page).getByRole('link'))
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((part) => part.ariaLabel ?? part.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});
