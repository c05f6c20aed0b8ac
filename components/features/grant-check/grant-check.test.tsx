import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programs } from '@/content/grant-check/programs';
import { GrantCheck } from './grant-check';

beforeEach(() => {
  render(<GrantCheck />);
  fireEvent.click(screen.getByRole('heading', { name: 'Which grants could pay for it?' }));
});

/** The row of a program in the answer, not in the hidden list for visitors without JavaScript. */
const row = (name: string) =>
  screen.getAllByRole('heading', { name }).flatMap((each) => each.closest('li') ?? [])[0]!;

test('every row has its name first, then its verdict, what it cannot pay for and its proof', () => {
  for (const { name, cannotPayFor = '', sources } of programs) {
    const text = row(name).textContent;
    expect(text).toMatch(new RegExp(`^${name.replace(/[()]/g, '\\$&')}.*(Fits|Ask|Ruled out)`));
    if (!text.includes('Ruled out')) expect(text).toContain(cannotPayFor);
    for (const { label, href } of sources)
      expect(within(row(name)).getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('a state’s own program is never closed away, and comes first once the state is chosen', async () => {
  expect(row('Secured School Safety Grant')).toBeVisible();
  for (const [state, program] of [
    ['Indiana', /^Secured School Safety Grant.*Fits, now closed/],
    // It names nothing that it pays for.
    ['Georgia', /^School safety grants.*Ask/],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), state);
    const [first] = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(first).toHaveTextContent(program);
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'other');
  expect(screen.getByRole('link', { name: /Grants Finder/ })).toBeVisible();
});

test('ends in an email to the grant writer with the answer, and a quote', () => {
  const mail = screen.getByRole('link', { name: 'Send it to your grant writer' });
  const body = decodeURIComponent(mail.getAttribute('href')!).replaceAll('\r\n', '\n');
  expect(body).toMatch(/^mailto:\?subject=Grants for Door locks, public school or district/);
  expect(body).toContain('School Violence Prevention Program (COPS Office');
  expect(body).toContain('Fits, now closed. Pays for locks.');
  expect(body).toContain('1 program may pay when a new round opens.');
  // Not the programs of one state, whose names do not say it.
  expect(body).toContain(
    '\n\nAlso to ask about: Title IV-A, Community Facilities, Public Safety Foundation.\n\n',
  );
  expect(body).toContain('/resources/');
  expect(screen.getByRole('link', { name: 'Ask for a quote to apply with' })).toBeVisible();
});

test('says under the rows what to do this week, for the chosen school', async () => {
  const next = screen.getByRole('heading', { name: 'Next: what to do this week' });
  for (const title of [/^Begin with: /, 'What to prepare', 'What we send'])
    expect(within(next.parentElement!).getByRole('heading', { name: title })).toBeInTheDocument();
  for (const [school, words] of [
    ['Public school or district', /Ask your district’s office who writes its grants/],
    ['Private or religious', /Begin with: Nonprofit Security Grant Program/],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: school }));
    expect(next.parentElement).toHaveTextContent(words);
  }
});
