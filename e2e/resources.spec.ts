import { faq } from '../content/faq';
import { grantCards } from '../content/grant-cards';
import { grantGuides } from '../content/grant-guides';
import { programs } from '../content/grant-fit/programs';
import { expect, openHash, test, type Page } from './fixtures';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const guide = (page: Page) => page.getByRole('dialog');
const openGuide = (page: Page, title: string) =>
  page.getByRole('button', { name: `Open the guide: ${title}` }).click();

test.describe('tabs', () => {
  test('a visitor moves between grants and questions with the keyboard', async ({ page }) => {
    await openHash(page, '/resources');
    await tab(page, 'Grants').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'FAQ')).toBeFocused();
    await expect(tab(page, 'FAQ')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'FAQ' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(page.getByRole('tabpanel', { name: 'Grants' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab(page, 'FAQ')).toBeFocused();
  });

  test('the address says which tab is open first', async ({ page }) => {
    await openHash(page, '/resources/faq');
    await expect(tab(page, 'FAQ')).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => (location.hash = '#/resources/blog'));
    await expect(tab(page, 'Grants')).toHaveAttribute('aria-selected', 'true');
  });

  test('an event with a foreign detail changes nothing, a right one switches', async ({ page }) => {
    await openHash(page, '/resources');
    const ask = (detail: unknown) =>
      page.evaluate(
        (value) => dispatchEvent(new CustomEvent('switchResourceTab', { detail: value })),
        detail,
      );
    for (const detail of [undefined, 'faq', { tab: 'blog' }]) await ask(detail);
    await expect(tab(page, 'Grants')).toHaveAttribute('aria-selected', 'true');
    await ask({ tab: 'faq' });
    await expect(tab(page, 'FAQ')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#Resources_FAQ')).toBeVisible();
  });

  test('have no accessibility faults', async ({ page, checkAccessibility }) => {
    await openHash(page, '/resources');
    await checkAccessibility();
    await tab(page, 'FAQ').click();
    await checkAccessibility();
  });
});

test.describe('questions', () => {
  const question = (page: Page, index: number) =>
    page.getByRole('button', { name: faq[index]?.question });

  test('one answer is open at a time, and can be closed', async ({ page }) => {
    await openHash(page, '/resources/faq');
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    await question(page, 4).click();
    await expect(page.getByText(faq[4]?.answer ?? '')).toBeVisible();
    await expect(page.getByText(faq[0]?.answer ?? '')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByText(faq[4]?.answer ?? '')).toBeHidden();
    await expect(page.getByRole('button', { expanded: true, name: /\?$/ })).toHaveCount(0);
  });

  test('the browser’s search finds a folded answer, behind the other tab too', async ({ page }) => {
    await openHash(page, '/resources');
    await expect(tab(page, 'Grants')).toHaveAttribute('aria-selected', 'true');
    // What a search in the page does when it lands: a text fragment is the one a test can make.
    const panel = page.locator('#Resources_FAQ');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('[hidden="until-found"]'))
        if (block.textContent?.includes('SOC 2 Type II'))
          block.dispatchEvent(new Event('beforematch'));
    });
    await expect(page.getByText('FERPA and SOC 2 Type II')).toBeVisible();
  });
});

test.describe('grant guides', () => {
  test.beforeEach(({ page }) => openHash(page, '/resources'));

  for (const { title } of grantCards)
    test(`the card of ${title} opens its guide`, async ({ page }) => {
      await openGuide(page, title);
      await expect(guide(page)).toHaveAccessibleName(title);
      for (const name of ['Eligibility', 'Example uses', 'Tips', 'Examples of awards'])
        await expect(guide(page).getByRole('heading', { name })).toBeAttached();
    });

  test('a press anywhere on a card opens it, and the card is one stop for Tab', async ({
    page,
  }) => {
    const card = page.getByRole('listitem').filter({ hasText: 'Foundation Grants' });
    await card.click({ position: { x: 8, y: 8 } });
    await expect(guide(page)).toHaveAccessibleName('Foundation Grants');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', { name: 'Open the guide: Grant Writing Resources' }),
    ).toBeFocused();
  });

  const ways: [string, (page: Page) => Promise<void>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page) => page.mouse.click(8, 400)],
    ['its close button', (page) => page.getByRole('button', { name: 'Close modal' }).click()],
  ];
  for (const [name, close] of ways)
    test(`${name} closes it, and focus goes back to the card`, async ({ page }) => {
      await openGuide(page, 'State Safety Grants');
      await expect(page.getByRole('button', { name: 'Close modal' })).toBeFocused();
      await close(page);
      await expect(guide(page)).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: 'Open the guide: State Safety Grants' }),
      ).toBeFocused();
    });

  test('a click in the text leaves it open', async ({ page }) => {
    await openGuide(page, 'State Safety Grants');
    await guide(page).getByRole('heading', { name: 'Eligibility' }).click();
    await expect(guide(page)).toBeVisible();
  });

  test('the text scrolls, the page behind does not, and nothing jumps sideways', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const place = async () => {
      const box = await heading.boundingBox();
      return [box?.x, box?.width];
    };
    const before = await place();
    await openGuide(page, 'Federal School Safety Grants');
    await expect(guide(page)).toBeVisible();
    const tips = guide(page).getByRole('heading', { name: 'Tips' });
    await expect(tips).not.toBeInViewport();
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 4000);
    await expect(guide(page).getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await page.mouse.move(8, 500);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('the section links go to their sections and mark the current one', async ({ page }) => {
    await openGuide(page, 'Federal School Safety Grants');
    const contents = guide(page).getByRole('navigation', { name: 'In this guide' });
    const link = (name: string) => contents.getByRole('button', { name, exact: true });
    await expect(link('Eligibility')).toHaveAttribute('aria-current', 'true');
    await link('Tips').click();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeInViewport();
    await expect(guide(page).getByRole('heading', { name: 'Tips' })).toBeFocused();
    await expect(link('Tips')).toHaveAttribute('aria-current', 'true');
    await expect(link('Eligibility')).not.toHaveAttribute('aria-current', 'true');
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, -9000);
    await expect(link('Eligibility')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/#\/resources$/);
  });

  test('is at most 1200 px wide and nine tenths high', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 });
    await openGuide(page, 'Federal School Safety Grants');
    const box = await guide(page).boundingBox();
    expect(box?.width).toBe(1200);
    expect(box?.height).toBeLessThanOrEqual(720);
  });

  test('on a phone it fills the screen and its text can be scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openGuide(page, 'Federal School Safety Grants');
    expect((await guide(page).boundingBox())?.height).toBe(700);
    await guide(page).getByRole('button', { name: 'Examples of awards' }).click();
    await expect(guide(page).getByText('Public awards, not our customers.')).toBeInViewport();
  });

  test('what is printed is the guide alone', async ({ page }) => {
    await openGuide(page, 'Equipment Grants');
    await expect(guide(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(guide(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const words = await page.evaluate(() => document.body.innerText);
    for (const text of ['Elmgate', 'Equipment Grants', 'Updated October 2025', 'elmgate.example'])
      expect(words).toContain(text);
    const parts = grantGuides['equipment-grants']?.sections ?? [];
    for (const { title } of parts) expect(words).toContain(title);
    expect(words).not.toContain('Foundation Grants');
    expect(words).not.toContain('Print this guide');
  });

  test('a change of page closes it', async ({ page }) => {
    await openGuide(page, 'Equipment Grants');
    await expect(guide(page)).toBeVisible();
    await page.goBack();
    await expect(guide(page)).toHaveCount(0);
  });

  test('has no accessibility faults', async ({ page, checkAccessibility }) => {
    await openGuide(page, 'Federal School Safety Grants');
    await expect(guide(page)).toBeVisible();
    await checkAccessibility({ within: 'dialog' });
  });
});

test.describe('what could pay for it', () => {
  const section = (page: Page) => page.getByRole('tabpanel', { name: 'Grants' });
  const answer = (page: Page, program: string) =>
    section(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: program, exact: true }) });

  test('the answers change in place, and focus stays on the choice', async ({ page }) => {
    await openHash(page, '/resources');
    const count = section(page).getByRole('status');
    await expect(count).toContainText('1 program can pay, 5 are worth a check, 3 cannot.');
    await expect(answer(page, 'STOP School Violence')).toContainText('Cannot pay');

    const tipLine = page.getByRole('radio', { name: 'Tip line' });
    await tipLine.click();
    await expect(
      section(page).getByRole('heading', { name: 'Tip line, public school or district' }),
    ).toBeVisible();
    await expect(count).toContainText('Tip line, public school or district:');
    await expect(answer(page, 'STOP School Violence')).not.toContainText('Cannot pay');
    await expect(tipLine).toBeFocused();
  });

  test('a private school is never told that it may lead an SVPP application', async ({ page }) => {
    await openHash(page, '/resources');
    await page.getByRole('radio', { name: 'Public school or district' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Private or religious' })).toBeChecked();
    const svpp = answer(page, 'School Violence Prevention Program');
    await expect(svpp).toContainText('Cannot pay');
    await expect(svpp).toContainText('primary applicant');
    await expect(svpp).toContainText('FY25');
  });

  test('on a phone the questions are two selects', async ({ page, checkAccessibility }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHash(page, '/resources');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Your school' }).selectOption('Charter school');
    await page
      .getByRole('combobox', { name: 'What you want to fund' })
      .selectOption('Staff training');
    await expect(
      section(page).getByRole('heading', { name: 'Staff training, charter school' }),
    ).toBeVisible();
    await checkAccessibility();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide, answer and program can be read', async ({ page }) => {
    await page.goto('./resources/');
    for (const { question, answer } of faq) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
      await expect(page.getByText(answer)).toBeVisible();
    }
    for (const { slug, title } of grantCards) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(2);
      for (const { items = [] } of grantGuides[slug]?.sections ?? [])
        for (const item of items) await expect(page.getByText(item).first()).toBeVisible();
    }
    for (const { name, paysFor, whoMayApply } of programs) {
      const program = page.getByRole('heading', { name, exact: true }).locator('..');
      await expect(program).toBeVisible();
      await expect(program).toContainText(paysFor);
      await expect(program).toContainText(whoMayApply);
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a card leads to its guide further down', async ({ page }) => {
    await page.goto('./resources/');
    await page.getByRole('link', { name: 'Open the guide: Equipment Grants' }).click();
    await expect(
      page.getByRole('heading', { name: 'Equipment Grants', exact: true }).last(),
    ).toBeInViewport();
  });
});
