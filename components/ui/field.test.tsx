import { act, fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field';

test('announces each refusal of a field that has the focus, and nothing while it is corrected', () => {
  render(<Field id="email" type="email" label="Email" mark="*" required />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const report = () => act(() => void field.reportValidity());
  report();
  // The field gets the focus now, and its description is read.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveAccessibleDescription('Constraints not satisfied');

  act(() => field.focus());
  report();
  const first = screen.getByRole('alert');
  report();
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert')).toHaveTextContent('Constraints not satisfied');

  fireEvent.input(field, { target: { value: 'dana' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toBeInvalid();
});
