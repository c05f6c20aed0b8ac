import { expect, openHash, test, type Page } from './fixtures';

/** The lock panel behind Remote Control: issue "The product, felt", DESIGN "Lock panel". */
const promise = 'Anyone inside can always leave.';

async function openPanel(page: Page) {
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).click();
  return panelOn(page);
}

function panelOn(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Remote Control: second-floor corridor' });
  return {
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    question: (name: string) => panel.getByRole('group', { name }),
    count: (words: string) => expect(panel.getByText(`${words}. Tuesday, 10:44.`)).toBeVisible(),
    said: panel.getByRole('log'),
  };
}

/** Stops the page's clock, for the test to move. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Locks that take a minute to answer: time for a look at a door at work. */
const answerSlowly = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((step: TimerHandler, ms = 0) =>
      later(step, ms >= 600 && ms <= 1200 ? 60_000 : ms)) as typeof setTimeout;
  });

test.describe('with a mouse', () => {
  test('a door locks at once and is counted when its lock has answered', async ({ page }) => {
    await page.clock.install();
    const { button, count, said } = await openPanel(page);
    await count('5 secured, 2 open for class, 1 offline');
    await stopClock(page);

    await button('Lock 204').click();
    await expect(button('Locking... 204')).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(600);
    await count('5 secured, 2 open for class, 1 offline');
    await page.clock.runFor(600);
    await count('6 secured, 1 open for class, 1 offline');
    await expect(said).toHaveText('204 secured, 10:44');
    await expect(button('Release 204')).toBeFocused();
  });

  test('all doors lock left to right, and the offline one waits', async ({ page }) => {
    await page.clock.install();
    const { panel, button, count } = await openPanel(page);
    await stopClock(page);

    await button('Lock all doors').click();
    await expect(button('Locking... 204')).toBeVisible();
    await expect(button('Lock 207')).toBeVisible();
    await page.clock.runFor(120);
    await expect(button('Locking... 207')).toBeVisible();
    await page.clock.runFor(1200);
    await count('7 secured, 1 offline');
    await expect(panel.getByText('Locks when it answers', { exact: true })).toBeVisible();
  });

  test('a door is released only after it was asked about', async ({ page }) => {
    const { button, question, count, said } = await openPanel(page);

    await button('Release 203').click();
    await expect(button('Keep it locked')).toBeFocused();
    await button('Keep it locked').click();
    await expect(button('Release 203')).toBeFocused();
    await count('5 secured, 2 open for class, 1 offline');

    await button('Release 203').click();
    await question('Release 203?').getByRole('button', { name: 'Release 203' }).click();
    await count('4 secured, 3 open for class, 1 offline');
    await expect(said).toHaveText('203 released, 10:44');
  });

  test('all doors are released after one question', async ({ page }) => {
    const { button, count } = await openPanel(page);
    await button('Release all').click();
    await expect(button('Keep them locked')).toBeFocused();
    await button('Release them').click();
    await count('7 open for class, 1 offline');
  });

  test('the panel says what happens with the door that does not answer', async ({ page }) => {
    const { panel, button, count } = await openPanel(page);
    await expect(panel.getByText('206 has not answered since 9:47')).toBeVisible();
    await button('Queue lock 206').click();
    await expect(panel.getByText('Locks when it answers', { exact: true })).toBeVisible();
    await count('5 secured, 2 open for class, 1 offline');
    await button('Cancel lock 206').click();
    await expect(button('Queue lock 206')).toBeFocused();
  });

  test('closing it forgets what was done', async ({ page }) => {
    const { panel, button, count } = await openPanel(page);
    await button('Lock 204').click();
    await count('6 secured, 1 open for class, 1 offline');
    await button('Close modal').click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remote Control' })).toBeFocused();
    await page.getByRole('button', { name: 'Remote Control' }).click();
    await count('5 secured, 2 open for class, 1 offline');
  });

  test('what was done goes along to the contact form, where it can be read', async ({ page }) => {
    const { panel, button, count } = await openPanel(page);
    await button('Lock 204').click();
    await count('6 secured, 1 open for class, 1 offline');
    await panel.getByRole('link', { name: 'Ask us about your doors' }).click();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'I tried the lock panel: I locked 204.',
    );
  });
});

test.describe('with the keyboard', () => {
  test('every control is reached in the order of the corridor', async ({ page }) => {
    await openHash(page, '/');
    await page.getByRole('button', { name: 'Remote Control' }).focus();
    await page.keyboard.press('Enter');
    const { panel, button } = panelOn(page);
    await expect(button('Close modal')).toBeFocused();

    const doors = ['Release 201', 'Release 202', 'Release 203', 'Lock 204', 'Release 205'];
    for (const name of [...doors, 'Queue lock 206', 'Lock 207', 'Release 208']) {
      await page.keyboard.press('Tab');
      await expect(button(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Ask us about your doors' })).toBeFocused();

    await button('Close modal').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(button('Lock all doors')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button('Release all')).toBeFocused();
  });

  test('Escape keeps a door locked, and only then closes the panel', async ({ page }) => {
    const { panel, button, question } = await openPanel(page);
    await button('Release 203').focus();
    await page.keyboard.press('Enter');
    await expect(button('Keep it locked')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question('Release 203?')).toBeHidden();
    await expect(button('Release 203')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('a release is confirmed without leaving the keys', async ({ page }) => {
    const { button, count } = await openPanel(page);
    await button('Release 208').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button('Releasing... 208')).toBeFocused();
    await count('4 secured, 3 open for class, 1 offline');
    await expect(button('Lock 208')).toBeFocused();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('doors are a list, with the commands for all at the foot', async ({ page }) => {
    await openHash(page, '/');
    await page.getByRole('button', { name: 'Remote Control' }).tap();
    const { panel, button, count } = panelOn(page);
    await expect(panel.getByRole('listitem').filter({ hasText: 'Door 201, Algebra' })).toHaveCount(
      1,
    );
    await button('Lock 207').scrollIntoViewIfNeeded();
    await button('Lock 207').tap();
    await count('6 secured, 1 open for class, 1 offline');
    await expect(button('Lock all doors')).toBeInViewport({ ratio: 1 });
    await button('Lock all doors').tap();
    await count('7 secured, 1 offline');
    await button('Release 208').tap();
    await expect(button('Keep it locked')).toBeInViewport({ ratio: 1 });
    await button('Keep it locked').tap();
    await count('7 secured, 1 offline');
  });
});

test('with reduced motion all doors start together', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const { button, count } = await openPanel(page);
  await stopClock(page);
  await button('Lock all doors').click();
  await expect(button('Locking... 204')).toBeVisible();
  await expect(button('Locking... 207')).toBeVisible();
  await page.clock.runFor(1200);
  await count('7 secured, 1 offline');
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1440, 500],
] as const) {
  test(`at ${width} by ${height} the promise that anyone can leave stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { panel, button } = await openPanel(page);
    const heading = panel.getByRole('heading', { name: promise });
    for (const name of ['Release 201', 'Lock 204', 'Queue lock 206', 'Release 208']) {
      await button(name).focus();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(button(name)).toBeInViewport({ ratio: 1 });
    }
    await panel.getByRole('link', { name: 'Ask us about your doors' }).focus();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`every state is accessible at ${width}`, async ({ page, checkAccessibility }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { button, count } = await openPanel(page);
    const check = () => checkAccessibility({ within: 'dialog' });
    await count('5 secured, 2 open for class, 1 offline');
    await check();

    await button('Release 203').click();
    await expect(button('Keep it locked')).toBeFocused();
    await check();
    await page.keyboard.press('Escape');

    await button('Release all').click();
    await expect(button('Keep them locked')).toBeFocused();
    await check();

    await button('Lock all doors').click();
    await count('7 secured, 1 offline');
    await check();
  });
}

test('a door at work is accessible', async ({ page, checkAccessibility }) => {
  await answerSlowly(page);
  const { button } = await openPanel(page);
  await button('Lock 204').click();
  await expect(button('Locking... 204')).toBeVisible();
  await checkAccessibility({ within: 'dialog' });
  await expect(button('Locking... 204')).toBeVisible();
});

test('the home page does not carry the panel before somebody asks for it', async ({ page }) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('has not answered since')) carriers.push(response.url());
  });
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(carriers).toEqual([]);
  await page.getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => carriers.length).toBe(1);
});
