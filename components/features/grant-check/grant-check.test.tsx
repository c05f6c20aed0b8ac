import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropDraft, readDraft } from '@/components/lib/contact-draft';
import { resources } from '@/content/pages/resources';
import { GrantCheck } from './grant-check';

beforeEach(() => dropDraft());

test('the link to the contact form adds the answer to its message', async () => {
  render(<GrantCheck content={resources.grantCheck} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Private or religious' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tip line' }));
  const link = screen.getByRole('link', { name: resources.grantCheck.ask.link });
  expect(link).toHaveAttribute('href', '#/contact');
  await userEvent.click(link);
  const count = screen.getByRole('status').textContent?.split(': ')[1];
  expect(count).toMatch(/^No program can pay, /);
  expect(readDraft().message).toBe(
    `We are a private or religious school and want to fund a tip line. The grant check says: ${count} Please show us a demo and send us a quote.`,
  );
});

test('a new answer replaces the announced text as a whole', async () => {
  render(<GrantCheck content={resources.grantCheck} />);
  const before = screen.getByRole('status').firstChild;
  await userEvent.click(screen.getByRole('radio', { name: 'Tip line' }));
  const status = screen.getByRole('status');
  expect(status.firstChild).not.toBe(before);
  expect(status.firstChild!.childNodes).toHaveLength(1);
});
