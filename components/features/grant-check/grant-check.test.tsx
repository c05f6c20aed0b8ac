import { render, screen, within } from '@testing-library/react';
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

test('replaces the announced sentence as a whole, so that a screen reader says all of it', async () => {
  const announced = () => screen.getByText(/: .*(ask about|ruled out)\.$/);
  const before = announced();
  await userEvent.click(screen.getByRole('radio', { name: 'Tip line' }));
  expect(announced()).not.toBe(before);
});
