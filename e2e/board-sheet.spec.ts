import { brand } from '../content/site/brand';
import { panicButton } from '../content/walkthrough/panic-button';
import { boardSheet } from '../content/walkthrough/board-sheet';
import { schools, triggers } from '../content/walkthrough/words';
import { expect, openStarted, test, type Page } from './fixtures';
import { endPrint, pagesOnLetterAndA4, printWith, stubPrint } from './helpers/prints';

/** A visitor prints 20 seconds for the school board, with the name of the school. */

const longName = 'Northwest Allegheny Consolidated Regional Preparatory School';
const print = (page: Page) =>
  page
    .getByRole('button', { name: Object.values(boardSheet.print).join(' ') })
    .filter({ visible: true });

async function prepare(page: Page, name: string) {
  await stubPrint(page);
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:') sessionStorage.setItem('school-name', JSON.stringify(kept));
  }, name);
}

test('each story for each kind of school is one page, on Letter and A4', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  test.slow();
  await prepare(page, longName);
  await openStarted(page, '/solutions/k12');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  for (const { label: trigger } of triggers)
    for (const { label: school } of schools) {
      await page.getByRole('radio', { name: trigger }).press('Space');
      await page.getByRole('radio', { name: school }).press('Space');
      const pages = await pagesOnLetterAndA4(page, print(page));
      expect.soft(pages, `${trigger}, ${school}`).toBe(1);
    }
});

test('the end of the alert prints the name, eight times, who was told, limits, answers and the address', async ({
  page,
}) => {
  await prepare(page, 'Lincoln High');
  await page.clock.install();
  await openStarted(page, '/');
  await page.getByRole('button', { name: 'Watch one alert, 20 seconds' }).click();
  await expect(print(page)).toHaveCount(0);
  for (let step = 0; step < 8; step += 1)
    await page.getByRole('button', { name: 'Step forward' }).press('Enter');
  await printWith(page, print(page));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { includeHidden: true });
  await expect(sheet).toHaveCount(1);
  for (const words of [
    'One call for help at Lincoln High',
    'Its times and people are made up.',
    ...panicButton.steps.map(({ clock, title }) => `${clock}${title}.`),
    'App: Nurse Bell, told',
    'It does not call 911.',
    'Does it call 911?',
    'What does it cost, and for how long?',
    'Where is our data kept?',
    brand.address,
  ])
    await expect(sheet).toContainText(words);
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden();
  await endPrint(page);
  await expect(sheet).toHaveCount(0);
});
