import { act, render, screen } from '@testing-library/react';
import { announcement, quietBefore } from '@/content/site/timing';
import { Announcement } from './announcement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a sentence is soon gone, also when the text changes and changes back meanwhile', () => {
  const { rerender } = render(<Announcement text="All works." />);
  rerender(<Announcement text="No power." />);
  pass(quietBefore);
  expect(screen.getByText('No power.')).toBeInTheDocument();

  rerender(<Announcement text="No power, no servers." />);
  rerender(<Announcement text="No power." />);
  pass(quietBefore + announcement);
  expect(screen.queryByText(/./)).not.toBeInTheDocument();
});
