import { expect, openHash, test, type Page } from './fixtures';

/** SPEC section 9, "Content constants": what each page says its results are. */
const pages = [
  {
    name: 'K-12 Single Campus',
    path: '/solutions/k12',
    link: 'See the single campus plan',
    results: [
      '3 days average setup',
      '100% compliance',
      '85% faster response',
      '15 hours saved weekly',
    ],
  },
  {
    name: 'Multi-Site District',
    path: '/solutions/multi-site',
    link: 'See the district plan',
    results: ['50+ campuses', '67% time reduction', '100% visibility', '92% better coordination'],
  },
  {
    name: 'Private & Charter',
    path: '/solutions/private-charter',
    link: 'See the private and charter plan',
    results: [
      '98% parent satisfaction',
      '100% accreditation ready',
      '+23% enrollment',
      '94% donor confidence',
    ],
  },
];

const resultsOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Results That Matter' }) });

/** The results as a screen reader tells them: figure, then label. */
const heard = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const words = [...figure.children].find((child) => !child.hasAttribute('aria-hidden'));
        return `${words?.textContent} ${figure.parentElement?.querySelector('dt')?.textContent}`;
      }),
    );

/** The figures as the eye has them at this moment, e.g. "85%" or "3days". */
const drawn = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) => figures.map((figure) => figure.firstElementChild?.textContent));

const asDrawn = (results: string[]) =>
  results.map((result) => result.replace(/ (days|hours)/, '$1').split(' ')[0]);

/** Where each unit begins: it must not move while the number before it counts. */
const unitPlaces = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map(({ firstElementChild }) => {
        return firstElementChild?.lastElementChild?.getBoundingClientRect().left;
      }),
    );

const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

for (const { name, path, results } of pages) {
  test(`${name}: four figures count up from 0 when they are seen`, async ({ page }) => {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect
      .poll(() => drawn(page))
      .toEqual(asDrawn(results).map((figure = '') => figure.replace(/\d+/, '0')));
    expect(await heard(page)).toEqual(results);
    const places = await unitPlaces(page);

    await resultsOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toEqual(asDrawn(results));
    expect(await unitPlaces(page)).toEqual(places);
    expect(await heard(page)).toEqual(results);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, path, results } of pages)
    test(`${name}: the figures are simply there`, async ({ page }) => {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await drawn(page)).toEqual(asDrawn(results));
    });

  test('the flow diagram rests, and there is nothing to pause', async ({ page }) => {
    await openHash(page, '/solutions');
    await expect(page.getByRole('img', { name: /into Nexus/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
    expect(await moving(page)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures and the systems can be read', async ({ page }) => {
    for (const { path, results } of pages) {
      await page.goto(`.${path}/`);
      for (const result of asDrawn(results))
        await expect(resultsOf(page)).toContainText(result ?? 'a figure');
    }
    await page.goto('./solutions/');
    for (const system of ['Panic Button', 'Nexus', 'Retrofit Locks'])
      await expect(page.getByText(system, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  });
});

test('the flow diagram can be paused and set going again', async ({ page }) => {
  await openHash(page, '/solutions');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(() => moving(page)).toBe(0);
  await page.getByRole('button', { name: 'Play animation' }).click();
  // Six links, two dots each.
  await expect.poll(() => moving(page)).toBe(12);
});

test('on a phone the systems follow each other down one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/solutions');
  const order = ['Anonymous Tip Line', 'Nexus', 'Drill Management', 'Retrofit Locks'];
  const tops = [];
  for (const system of order) {
    const box = await page
      .getByRole('main')
      .getByText(system, { exact: true })
      .first()
      .boundingBox();
    tops.push(box?.y ?? NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect.poll(() => moving(page)).toBe(12);
});

for (const { name, path, link } of pages)
  test(`from the overview to ${name}, and back`, async ({ page }) => {
    await openHash(page, '/solutions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything Works Together');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: 'All solutions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything Works Together');
  });

test('Schedule a Demo leads to the contact page, from the top and from the foot', async ({
  page,
}) => {
  for (const place of [0, 1]) {
    await openHash(page, '/solutions/k12');
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Demo' }).nth(place).click();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  }
});

test('Watch Demo opens the walkthrough and Escape leads back to the button', async ({ page }) => {
  await openHash(page, '/solutions/multi-site');
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await watch.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(watch).toBeFocused();
});

test('the overview fetches the walkthrough when it is asked for, not before', async ({ page }) => {
  await openHash(page, '/solutions');
  const open = page.getByRole('button', { name: 'Open the walkthrough' });
  await open.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url().endsWith('.js'));
  await open.click();
  await fetched;
  await expect(open).toHaveCount(0);
});

test.describe('when the connection drops', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  for (const [path, button, opened] of [
    ['/solutions', 'Open the walkthrough', (page: Page) => page.locator('[tabindex="-1"]:focus')],
    ['/solutions/k12', 'Watch Demo', (page: Page) => page.getByRole('dialog')],
  ] as const)
    test(`${button} says so, and works when it is back`, async ({ page }) => {
      await openHash(page, path);
      const opener = page.getByRole('button', { name: button });
      await expect(opener).toBeVisible();
      await page.route('**/*.js', (route) => route.abort());
      await opener.click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
      await page.unrouteAll();
      await opener.click();
      await expect(opened(page)).toBeVisible();
    });
});

for (const path of ['/solutions', ...pages.map((page) => page.path)])
  for (const width of [390, 1440])
    test(`${path} passes axe at ${width} px`, async ({ page, checkAccessibility }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openHash(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccessibility({ within: 'main' });
    });
