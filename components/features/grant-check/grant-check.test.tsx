import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programs } from '@/content/grant-check/programs';
import { GrantCheck } from './grant-check';

beforeEach(() => void render(<GrantCheck />));

test('every row links to the pages that prove it, those of one state last', () => {
  const regional = screen.getByRole('heading', { name: /^Only in Georgia, Indiana/ });
  for (const { name, region, sources } of programs) {
    // The list of all programs for visitors without JavaScript, which is hidden, has the name too.
    const [row] = screen
      .getAllByRole('heading', { name })
      .flatMap((each) => each.closest('li') ?? []);
    for (const { label, href } of sources)
      expect(within(row!).getByRole('link', { name: label })).toHaveAttribute('href', href);
    if (region) expect(regional).toHaveTextContent(region);
    expect([name, regional.compareDocumentPosition(row!)]).toEqual([
      name,
      region ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
    ]);
  }
});

test('says under the rows what to do this week, for the chosen school', async () => {
  const next = screen.getByRole('heading', { name: 'Next: what to do this week' });
  for (const title of ['Who applies', 'What to prepare', 'What we send'])
    expect(within(next.parentElement!).getByRole('heading', { name: title })).toBeVisible();
  for (const [school, words] of [
    ['Public school or district', /Your district, for most of these programs/],
    ['Private or religious', /501\(c\)\(3\)/],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: school }));
    expect(next.parentElement).toHaveTextContent(words);
  }
});

test('says the program before its verdict', () => {
  for (const name of screen.getAllByRole('heading', { level: 4 })) {
    const verdict = within(name.closest('li') ?? name).queryByText(/^(Fits|Ask|Ruled)/);
    if (verdict)
      expect(name.compareDocumentPosition(verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('says the answer to another choice once, as a whole', () => {
  jest.useFakeTimers();
  const said = () => screen.queryByText(/^Tip line, .+: .+\.$/);
  fireEvent.click(screen.getByRole('radio', { name: 'Tip line' }));
  expect(said()).toBeNull();
  act(() => jest.advanceTimersByTime(600));
  expect(said()).not.toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toBeNull();
  jest.useRealTimers();
});
