import { expect, openHash, test, type Page } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog');
const stage = (page: Page) => page.getByRole('img', { name: /^Larkfield High/ });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });

/** From a solution page, as a visitor gets there; the clock then stands still until it is moved. */
async function open(page: Page, route = '/solutions/k12') {
  await page.clock.install();
  await openHash(page, route);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(stage(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

test.describe('with a mouse', () => {
  test('a visitor watches a call for help in ten seconds, at twice the speed', async ({ page }) => {
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName('One call for help at Larkfield High');
    await expect(stage(page)).toHaveAccessibleName(/Cafeteria: someone acts here/);

    await page.clock.runFor(10_000);
    await expect(step(page, /Help is asked for/)).toHaveAttribute('aria-current', 'step');

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
    await key(page, 'Play').click();
    await page.clock.runFor(3_100);
    await expect(page.getByRole('heading', { name: /Rooms go on hold/ })).toBeVisible();
    await expect(stage(page)).toHaveAccessibleName(/Gym on hold/);
    await page.clock.runFor(1_800);
    await expect(page.getByText('6 of 6')).toBeVisible();
    await page.clock.runFor(5_400);
    await expect(key(page, 'Play again')).toBeVisible();
    await expect(step(page, /The record files itself/)).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('0:20 of 0:20')).toBeVisible();
  });

  test('pausing holds the moment and playing goes on from it', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(5_000);
    await key(page, 'Pause').click();
    await expect(step(page, /Doors answer/)).toHaveAttribute('aria-current', 'step');
    await page.clock.runFor(5_000);
    await expect(step(page, /Doors answer/)).toHaveAttribute('aria-current', 'step');
    await key(page, 'Play').click();
    await page.clock.runFor(3_000);
    await expect(step(page, /Messages go out/)).toHaveAttribute('aria-current', 'step');
  });

  test('stepping, choosing a step and restarting go where they say', async ({ page }) => {
    await open(page);
    await key(page, 'Step forward').click();
    await key(page, 'Step forward').click();
    await key(page, 'Step back').click();
    await expect(step(page, /Nexus names the room/)).toHaveAttribute('aria-current', 'step');
    await step(page, /The nurse walks in/).click();
    await expect(stage(page)).toHaveAccessibleName(/Nurse Bell: on the line/);
    await key(page, 'Restart').click();
    await expect(step(page, /Help is asked for/)).toHaveAttribute('aria-current', 'step');
    await expect(key(page, 'Pause')).toBeVisible();
  });

  test('another trigger or school starts over, at rest', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(6_000);
    await page.getByText('Gunshot detection', { exact: true }).click();
    await expect(key(page, 'Play')).toBeVisible();
    await expect(stage(page)).toHaveAccessibleName(/Gym: someone acts here/);
    await page.getByText('District', { exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(
      'One detection at Larkfield High, one of 52 sites',
    );
    await expect(page.getByText('District office')).toBeVisible();
  });

  test('the question about their own building carries what they watched', async ({ page }) => {
    await open(page, '/solutions/multi-site');
    await page.getByRole('link', { name: 'Ask us about your building' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
    const message = page.getByRole('textbox', { name: /Message/ });
    await expect(message).toHaveValue('I watched the panic-button walkthrough for a district.');
    await message.fill('Something else');
    await expect(message).toHaveValue('Something else');
  });

  test('the close button, Escape and the backdrop all end it', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Close modal' }).click();
    await expect(dialog(page)).toBeHidden();
    const watch = page.getByRole('button', { name: 'Watch Demo' });
    await expect(watch).toBeFocused();
    await watch.click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await watch.click();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('on the solutions overview the same parts stand in the page', async ({ page }) => {
    await page.clock.install();
    await openHash(page, '/solutions');
    await page
      .getByRole('main')
      .getByRole('button', { name: /walkthrough/i })
      .click();
    await expect(stage(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await key(page, 'Play').click();
    await page.clock.runFor(3_500);
    await expect(step(page, /Nexus names the room/)).toHaveAttribute('aria-current', 'step');
  });
});

test.describe('with a keyboard', () => {
  test('Tab goes from Close through choices, steps and keys to the link', async ({ page }) => {
    await open(page);
    const stops = [
      page.getByRole('button', { name: 'Close modal' }),
      page.getByRole('switch', { name: 'Read as text' }),
      page.getByRole('radio', { name: 'Panic button' }),
      page.getByRole('radio', { name: 'Single campus' }),
      step(page, /Help is asked for/),
      key(page, 'Restart'),
      key(page, 'Step back'),
      key(page, 'Play'),
      key(page, 'Step forward'),
      page.getByRole('combobox', { name: 'Speed' }),
      page.getByRole('link', { name: 'Ask us about your building' }),
    ];
    for (const stop of stops) {
      await expect(stop).toBeFocused();
      await page.keyboard.press('Tab');
    }
  });

  test('arrows, Home and End move along the steps', async ({ page }) => {
    await open(page);
    await step(page, /Help is asked for/).focus();
    for (const [pressed, reached] of [
      ['ArrowRight', /Nexus names the room/],
      ['ArrowDown', /Doors answer/],
      ['ArrowLeft', /Nexus names the room/],
      ['End', /The record files itself/],
      ['Home', /Help is asked for/],
    ] as const) {
      await page.keyboard.press(pressed);
      await expect(step(page, reached)).toBeFocused();
      await expect(step(page, reached)).toHaveAttribute('aria-current', 'step');
    }
  });

  test('Space plays from anywhere but a control', async ({ page }) => {
    await open(page);
    await page.getByRole('heading', { name: /Mr. Cole holds/ }).click();
    await page.keyboard.press('Space');
    await expect(key(page, 'Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(key(page, 'Play')).toBeVisible();
    await page.getByRole('switch', { name: 'Read as text' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Read as text' })).toBeChecked();
  });

  test('captions are spoken as they come, and only the last of several skips', async ({ page }) => {
    await open(page);
    const spoken = dialog(page).getByRole('status');
    await expect(spoken).toBeEmpty();
    await key(page, 'Play').click();
    await page.clock.runFor(100);
    await expect(spoken).toContainText('12:10:04. Mr. Cole holds');
    await key(page, 'Pause').click();
    await key(page, 'Step forward').click();
    await page.clock.runFor(300);
    await key(page, 'Step forward').click();
    await page.clock.runFor(300);
    await expect(spoken).toContainText('Mr. Cole holds');
    await page.clock.runFor(400);
    await expect(spoken).toContainText('12:10:07. Rooms go on hold');
  });

  test('it reads as text, in order, with the same words', async ({ page }) => {
    await open(page);
    await page.getByRole('switch', { name: 'Read as text' }).press('Space');
    await expect(stage(page)).toBeHidden();
    const items = dialog(page).getByRole('listitem');
    await expect(items).toHaveCount(8);
    await expect(items.nth(4)).toContainText('The nurse walks in');
    await expect(items.nth(4)).toContainText('Corridor, Nurse Bell');
    await page.getByRole('switch', { name: 'Read as text' }).press('Space');
    await expect(stage(page)).toBeVisible();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet plays, pans to the room that acts, and tells who knows', async ({ page }) => {
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName('One call for help');
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await key(page, 'Play').tap();
    await page.clock.runFor(10_000);
    await key(page, 'Pause').tap();
    await page.getByText('Who has been told').tap();
    await expect(page.getByText('Nurse Bell, coming')).toBeVisible();
    await step(page, /Staff check in|All clear/)
      .first()
      .tap();
    await expect(page.getByText(/Step [67] of 8/)).toBeVisible();
  });

  test('two selects choose, and the text comes and goes', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'It starts with' }).selectOption('Anonymous tip');
    await page.getByRole('combobox', { name: 'at a' }).selectOption('Private school');
    await expect(dialog(page)).toHaveAccessibleName('One tip');
    await page.getByRole('button', { name: 'Read as text' }).tap();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(8);
    await page.getByRole('button', { name: 'Watch it instead' }).tap();
    await expect(stage(page)).toBeVisible();
  });

  test('nothing runs past the edge of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const overflow = await dialog(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('zoomed to 400%, everything can be scrolled to and used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await key(page, 'Step forward').click();
  await expect(key(page, 'Step forward')).toBeInViewport();
  const caption = page.getByRole('heading', { name: /The office sees a name/ });
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Ask us about your building' }).click();
  await expect(dialog(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each step appears complete and stands four seconds', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(3_800);
    await expect(step(page, /Help is asked for/)).toHaveAttribute('aria-current', 'step');
    await page.clock.runFor(400);
    await expect(step(page, /Nexus names the room/)).toHaveAttribute('aria-current', 'step');
    await expect(stage(page)).toHaveAccessibleName(/Nexus: someone acts here/);
    await page.clock.runFor(8_000);
    await expect(page.getByText('6 of 6')).toBeVisible();
  });
});

test.describe('for everyone', () => {
  for (const [size, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test(`every state is accessible on ${size}`, async ({ page, checkAccessibility }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openHash(page, '/solutions/k12');
      await page.getByRole('button', { name: 'Watch Demo' }).click();
      await expect(stage(page)).toBeVisible();
      await test.step('ready', () => checkAccessibility());
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('.5×');
      await key(page, 'Play').click();
      await test.step('playing', () => checkAccessibility());
      await key(page, 'Pause').click();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
      for (let steps = 0; steps < 7; steps++) await key(page, 'Step forward').click();
      await test.step('paused', () => checkAccessibility());
      await key(page, 'Play').click();
      await expect(key(page, 'Play again')).toBeVisible();
      await test.step('ended', () => checkAccessibility());
      await page.getByText('Read as text').click();
      await test.step('text', () => checkAccessibility());
    });
});
