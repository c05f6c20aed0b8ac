import { lettering, type LetteringPlace } from '../content/scene/lettering';
import { lockPanel } from '../content/lock-panel/lock-panel';
import { rooms } from '../content/scene/rooms';
import { schoolName } from '../content/site/school-name';
import { expect, headerLink, openStarted, test, type Page } from './fixtures';
import { holdChunks } from './helpers/chunks';
import { lettered, placeInScene, scene } from './helpers/home-scene';
import { resize } from './helpers/resize';
import { textPlaces } from './helpers/text-places';

/** Tests the name that a visitor puts on the school on home's first screen. */

const names = {
  short: 'PS 9',
  long: 'Northwest Allegheny Consolidated Regional Preparatory School',
  'two words of 30': 'Llanfairpwllgwyngyllgogeryrych Pneumonoultramicroscopicsilica',
  accents: 'École Élémentaire Saint-Réné-Goupil à Québec',
  CJK: '東京都立国際高等学校附属中学校',
  'right to left': 'مدرسة النور الثانوية للبنات',
  emoji: '👩‍🏫🏫 Sunny Élan 🇺🇸👨‍👩‍👧‍👦',
  markup: '<b>Bold & Co</b>',
};
/** The place of the name on the roof, by the window's width. */
function roofAt(width: number): LetteringPlace {
  if (width > 1024) return 'roof-noted';
  if (width >= 768) return 'roof';
  return width >= 480 ? 'roof-xs' : 'roof-phone';
}
/** A window for each of the four places on the roof, and the widest and the lowest of them. */
const windows = [
  [390, 844],
  [560, 900],
  [768, 1024],
  [1440, 900],
  [844, 390],
] as const;
/** Names that nearly fill their places: these are tested in all windows, the others in the first. */
const wide = ['long', 'two words of 30', 'CJK'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const starter = (page: Page) => button(page, 'Put your school’s name on it');
const changer = (page: Page) => button(page, 'Change the name');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your school’s name' });

async function nameSchool(page: Page, name: string) {
  await starter(page).or(changer(page)).click();
  await field(page).fill(name);
  await field(page).press('Enter');
}

/** Where the words outside the school are. */
const places = (page: Page) => textPlaces(page, '[aria-live], svg');

test('the name is on the roof, the bus and the badge as it is typed, and nothing moves', async ({
  page,
  checkAccessibility,
}) => {
  await openStarted(page, '/');
  const before = await places(page);
  await starter(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Lincoln');
  for (const place of ['roof', 'bus', 'badge'] as const)
    await expect.poll(() => lettered(page, place)).toEqual(['Lincoln']);
  await page.keyboard.type(' High');
  await expect.poll(() => lettered(page, 'roof')).toEqual(['Lincoln High']);
  expect(await places(page)).toEqual(before);
  await checkAccessibility();

  await page.keyboard.press('Enter');
  await expect(changer(page)).toBeFocused();
  expect(await places(page)).toEqual(before);
  // Screen readers get one sentence instead of the lettering.
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`- text: /^Lincoln High is now on the roof/`);
  expect((await main.ariaSnapshot()).match(/Lincoln High/g)).toHaveLength(1);
  // The minute of the day stands to the right of the name.
  const minute = main.getByText(/^\d+:\d\d [AP]M$/).first();
  const roof = await placeInScene(scene(page), lettering['roof-noted']);
  await expect(minute).toBeVisible();
  expect((await minute.boundingBox())!.x).toBeGreaterThan(roof.x + roof.width);
  expect(page.url()).not.toContain('Lincoln');

  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  // Escape takes back what an input method composes, such as Japanese letters, and not the name.
  await field(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect.poll(() => lettered(page, 'roof')).toEqual(['Lincoln High!']);
  await page.keyboard.press('Escape');
  await expect.poll(() => lettered(page, 'roof')).toEqual(['Lincoln High']);
  await page.reload();
  await expect.poll(() => lettered(page, 'bus')).toEqual(['Lincoln High']);
  await button(page, 'Take it away').click();
  await expect.poll(() => lettered(page, 'roof')).toEqual([]);
  await expect(starter(page)).toBeFocused();
  await page.reload();
  await expect(starter(page)).toBeVisible();
});

test('a name of any length and script fits its places, uncut, in every window', async ({
  page,
}) => {
  test.slow();
  await openStarted(page, '/');
  const withoutSpaces = (words: string[]) => words.join('').replaceAll(' ', '');
  for (const [kind, typed] of Object.entries(names)) {
    await nameSchool(page, typed);
    const name = [...new Intl.Segmenter().segment(typed)].slice(0, 60).map((one) => one.segment);
    for (const [width, height] of wide.includes(kind) ? windows : windows.slice(0, 1)) {
      await resize(page, width, height);
      const message = `${kind} at ${width} by ${height}`;
      const onRoof = roofAt(width);
      for (const place of [onRoof, 'bus', 'badge'] as const) {
        const lines = withoutSpaces(await lettered(page, place));
        expect(lines, `${message}, ${place}`).toBe(withoutSpaces(name));
      }
      // The whole place on the roof is in the window.
      const roof = await placeInScene(scene(page), lettering[onRoof]);
      expect(roof.x, message).toBeGreaterThanOrEqual(0);
      expect(roof.x + roof.width, message).toBeLessThanOrEqual(width);
    }
  }
});

test('the name goes with the visitor, also after a reload, and never into an address', async ({
  page,
}) => {
  await openStarted(page, '/');
  await nameSchool(page, 'Lincoln High');
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
  expect(addresses.filter((href) => /Lincoln/.test(href))).toEqual([]);
  const callToAction = page.getByRole('complementary');
  await expect(callToAction.getByRole('link', { name: 'See it at Lincoln High' })).toBeVisible();

  await button(page, 'Watch one alert, 20 seconds').click();
  const alert = page.getByRole('group', { name: 'One call for help at Lincoln High' });
  await expect(alert).toBeVisible();
  await expect.poll(() => lettered(page, 'roof-noted')).toContain('Lincoln High');
  await expect(page.getByText('Its times are made up').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await button(page, 'Remote Control').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Lincoln High: 5 secured/)).toBeVisible();
  await expect(dialog).toHaveAccessibleName(lockPanel.title);
  await page.keyboard.press('Escape');

  await headerLink(page, 'Get a Demo').click();
  const institution = page.getByRole('textbox', { name: 'Institution Name' });
  await expect(institution).toHaveValue('Lincoln High');
  await institution.fill('Lincoln District');
  await page.reload();
  await expect(institution).toHaveValue('Lincoln District');

  await openStarted(page, '/solutions/k12');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(dialog).toHaveAccessibleName('One call for help at Lincoln High');
  const note = dialog.getByText('Its times and people are made up').filter({ visible: true });
  await expect(note).toHaveCount(1);
  await expect(dialog.getByRole('img', { name: /^Lincoln High, cutaway/ })).toBeVisible();
  expect(page.url()).not.toContain('Lincoln');
});

test('home loads no script for the name until its control is used', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.url());
  });
  await openStarted(page, '/');
  const before = loaded.length;
  await starter(page).hover();
  await expect.poll(() => loaded.length).toBeGreaterThan(before);
});

test('text typed while the field loads appears in it, and a low window scrolls to the roof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openStarted(page, '/');
  const chunks = await holdChunks(page);
  await starter(page).click();
  await page.keyboard.type('PS x');
  await page.keyboard.press('Backspace');
  await chunks.release();
  await expect(field(page)).toHaveValue('PS ');
  await page.keyboard.type('9');
  await expect.poll(() => lettered(page, 'roof')).toEqual(['PS 9']);
  await expect(page.getByText('PS 9').first()).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
});

test('a long name typed while the field loads is cut to the longest name', async ({ page }) => {
  await openStarted(page, '/');
  const chunks = await holdChunks(page);
  await starter(page).click();
  await page.keyboard.type('School '.repeat(10));
  await chunks.release();
  await expect(field(page)).toHaveValue('School '.repeat(10).slice(0, schoolName.longest).trim());
});

test('with reduced motion, the focus returns to the control when the field closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, '/');
  await starter(page).click();
  await field(page).fill('PS 9');
  // The open field hides the control.
  await expect(changer(page)).toBeHidden();
  await field(page).press('Enter');
  await expect(changer(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a visitor puts the name on and takes it away', async ({ page }) => {
    await openStarted(page, '/');
    await starter(page).tap();
    await field(page).fill('Lincoln High');
    await button(page, 'Done').tap();
    await expect.poll(() => lettered(page, 'roof-phone')).toEqual(['Lincoln High']);
    const { x, width } = await placeInScene(scene(page), rooms['front-desk'].box);
    expect(x + width).toBeGreaterThan(0);
    await button(page, 'Take it away').tap();
    await expect.poll(() => lettered(page, 'roof-phone')).toEqual([]);
  });
});
