import { expect, openHash, openStarted, test, type Page } from '../fixtures';
import { resize } from '../helpers/resize';

test.describe('the grant check', () => {
  const section = (page: Page) => page.getByRole('tabpanel', { name: 'Grants' });
  const answer = (page: Page, program: string) =>
    section(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: program, exact: true }) });

  test('the answers change on the page, focus stays on the choice, and the form gets both', async ({
    page,
  }) => {
    await openHash(page, '/resources');
    await expect(
      section(page).getByRole('heading', {
        name: 'Door locks, public school or district, nationwide',
      }),
    ).toBeVisible();
    await expect(
      section(page).getByText('1 program may pay next time. 3 to ask about. 2 ruled out.', {
        exact: true,
      }),
    ).toBeVisible();
    const stop = answer(page, 'STOP School Violence');
    await expect(stop).toBeHidden();
    await section(page)
      .getByText(/^The others: 3 programs to ask about\./)
      .click();
    await expect(stop).toContainText('Ruled out');

    const tipLine = page.getByRole('radio', { name: 'Tip line' });
    await tipLine.click();
    await expect(
      section(page).getByRole('heading', {
        name: 'Tip line, public school or district, nationwide',
      }),
    ).toBeVisible();
    await expect(
      section(page).getByText(/^1 program may pay next time\. 4 to ask about\. /),
    ).toBeVisible();
    await expect(stop).toContainText('Fits, now closed');
    await expect(stop).toContainText('It cannot buy locks');
    await expect(tipLine).toBeFocused();

    await page.getByRole('radio', { name: 'Public school or district' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Private or religious' })).toBeChecked();
    const svpp = answer(page, 'School Violence Prevention Program');
    await expect(svpp).toContainText('Ruled out');
    await expect(svpp).toContainText('primary applicant');

    await section(page).getByRole('link', { name: 'Ask for a quote to apply with' }).click();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'We are a private or religious school and want to fund a tip line. Please send a quote we can use in an application.',
    );
  });

  test('the questions are three selects on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHash(page, '/resources');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Your school' }).selectOption('Charter school');
    await page
      .getByRole('combobox', { name: 'What you want to fund' })
      .selectOption('Staff training');
    await expect(
      section(page).getByRole('heading', { name: 'Staff training, charter school' }),
    ).toBeVisible();
  });

  test('the choices stay in view while the answer scrolls, where they fit below the header', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStarted(page, '/resources');
    const first = section(page).getByRole('radio').first();
    const last = section(page).getByRole('combobox', { name: 'Your state' });
    const end = section(page).getByRole('link', { name: 'Send it to your grant writer' });
    const scrollToEnd = async (height: number) => {
      await resize(page, 1440, height);
      await end.evaluate((link) => link.scrollIntoView({ block: 'end' }));
      await expect(end).toBeInViewport();
    };
    await scrollToEnd(900);
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await first.boundingBox())!.y).toBeGreaterThan(header.y + header.height);
    await expect(last).toBeInViewport({ ratio: 1 });
    await scrollToEnd(800);
    await expect(first).not.toBeInViewport();
  });

  test('on a tablet the choices are in rows of one height, and the chosen ones keep apart', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openHash(page, '/resources');
    const choices = section(page)
      .locator('label')
      .filter({ has: page.getByRole('radio') });
    await expect(choices.first()).toBeVisible();
    for (const width of [768, 834, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await choices.evaluateAll((labels) =>
        labels.map((label) => {
          const { left, right, top, bottom, height } = label.getBoundingClientRect();
          const isChosen = label.querySelector('input')!.checked;
          return { left, right, top, bottom, height: Math.round(height), isChosen };
        }),
      );
      expect(new Set(boxes.map(({ height }) => height)).size, `${width} px`).toBe(1);
      const [school, need] = boxes.filter(({ isChosen }) => isChosen);
      const across = Math.max(need!.left - school!.right, school!.left - need!.right);
      const down = Math.max(need!.top - school!.bottom, school!.top - need!.bottom);
      expect(Math.max(across, down), `${width} px`).toBeGreaterThan(16);
    }
  });
});
