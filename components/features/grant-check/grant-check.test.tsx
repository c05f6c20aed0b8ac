import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageLink } from '@/components/lib/message-link';
import { programs } from '@/content/grant-check/programs';
import { resources } from '@/content/pages/resources';
import { GrantCheck } from './grant-check';

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(async () => {
  render(<GrantCheck content={resources.grantCheck} />);
  // The choices of the test before are kept, as they are when a visitor comes back.
  await choose('Public school or district');
  await choose('Door locks');
});

/** The sentence that a screen reader announces. */
const announced = () => screen.getByText(/: .*(ask about|ruled out)\.$/);

test('the link to the contact form asks for a demo and a quote, and says no more', async () => {
  await choose('Private or religious');
  await choose('Tip line');
  const sentence =
    'We are a private or religious school and want to fund a tip line. Please show us a demo and send a quote we can use in an application.';
  expect(screen.getByRole('link', { name: resources.grantCheck.ask.link })).toHaveAttribute(
    'href',
    `#${messageLink(sentence)}`,
  );
});

test('counts the programs of the whole country, and replaces the announced text as a whole', async () => {
  expect(announced()).toHaveTextContent(
    'Door locks, public school or district: 1 fits the notice, 3 to ask about, 2 ruled out.',
  );
  const before = announced();
  await choose('Tip line');
  expect(announced()).not.toBe(before);
  expect(announced()).toHaveTextContent(
    'Tip line, public school or district: 5 to ask about, 1 ruled out.',
  );
});

/** A program's row in the answer. */
const row = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name }) !== null)!;

test('lists the programs of one state after those of the whole country', () => {
  const title = screen.getByRole('heading', { name: /^Only in Georgia, Indiana/ });
  for (const { region } of programs) if (region) expect(title).toHaveTextContent(region);
  for (const { name, region } of programs)
    expect([name, title.compareDocumentPosition(row(name))]).toEqual([
      name,
      region ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
    ]);
});

test('every row links to the pages that prove it', () => {
  for (const { name, sources } of programs)
    for (const { label, href } of sources)
      expect(within(row(name)).getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('says what to do this week for the chosen school', async () => {
  const next = screen.getByRole('heading', { name: 'Next: what to do this week' });
  expect(next.parentElement).toHaveTextContent(/Your district, for most of these programs/);
  await choose('Private or religious');
  expect(next.parentElement).toHaveTextContent(/501\(c\)\(3\)/);
  for (const title of ['Who applies', 'What to prepare', 'What we send'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
