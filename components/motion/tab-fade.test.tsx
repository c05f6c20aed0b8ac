import { render } from '@testing-library/react';
import { play, prefersReducedMotion } from './play';
import { TabFade } from './tab-fade';

jest.mock('./play', () => ({ play: jest.fn(), prefersReducedMotion: jest.fn(() => false) }));

beforeEach(() => {
  jest.mocked(play).mockClear();
  jest.mocked(prefersReducedMotion).mockReturnValue(false);
});

const show = (on: unknown) => <TabFade on={on}>Words</TabFade>;

test('fades in over 200 ms when what it shows changes', () => {
  const { rerender } = render(show('a'));
  rerender(show('b'));
  expect(play).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledWith(expect.any(HTMLElement), { opacity: [0, 1] }, 200, 'linear');
});

test('does not animate at first, or when nothing has changed', () => {
  const { rerender } = render(show('a'));
  rerender(show('a'));
  expect(play).not.toHaveBeenCalled();
});

test('does not animate with reduced motion', () => {
  jest.mocked(prefersReducedMotion).mockReturnValue(true);
  const { rerender } = render(show('a'));
  rerender(show('b'));
  expect(play).not.toHaveBeenCalled();
});
