import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewportSwitcher } from './viewport-switcher';

test.each([
  ['Desktop', 1440],
  ['Tablet', 1024],
  ['Mobile', 390],
])('%s shows the page %s pixels wide, and again puts it away', async (name, width) => {
  render(<ViewportSwitcher />);
  const button = screen.getByRole('button', { name: `${name} ${width}` });
  await userEvent.click(button);
  expect(screen.getByTitle(`The page at ${width} pixels`)).toHaveAttribute('width', `${width}`);
  await userEvent.click(button);
  expect(screen.queryByTitle(/The page at/)).not.toBeInTheDocument();
});
