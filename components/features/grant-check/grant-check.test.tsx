import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resources } from '@/content/pages/resources';
import { GrantCheck } from './grant-check';

test('a new answer replaces the announced text as a whole', async () => {
  render(<GrantCheck content={resources.grantCheck} />);
  const before = screen.getByRole('status').firstChild;
  await userEvent.click(screen.getByRole('radio', { name: 'Tip line' }));
  const status = screen.getByRole('status');
  expect(status.firstChild).not.toBe(before);
  expect(status.firstChild!.childNodes).toHaveLength(1);
});
