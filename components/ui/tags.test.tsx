import { render, screen } from '@testing-library/react';
import { Tags } from './tags';

test('separates the words of its pills', () => {
  render(<Tags tags={['Platform', 'Real time']} />);
  expect(screen.getByRole('paragraph').textContent).toBe('Platform Real time ');
});
