import { render } from '@testing-library/react';
import { useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { TabFade } from './tab-fade';

const animate = jest.fn((..._: unknown[]) => ({ cancel: () => {} }));
jest.mock('framer-motion', () => ({ useReducedMotion: jest.fn(() => false) }));
jest.mock('framer-motion/mini', () => ({ useAnimate: jest.fn() }));

beforeEach(() => {
  animate.mockClear();
  jest.mocked(useAnimate).mockReturnValue([{ current: document.body }, animate] as never);
  jest.mocked(useReducedMotion).mockReturnValue(false);
});

const show = (on: unknown) => <TabFade on={on}>Words</TabFade>;

test('fades in over 200 ms when what it shows changes', () => {
  const { rerender } = render(show('a'));
  rerender(show('b'));
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls[0]?.slice(1)).toEqual([
    { opacity: [0, 1] },
    { duration: 0.2, ease: 'linear' },
  ]);
});

test('is simply there at first, and when nothing has changed', () => {
  const { rerender } = render(show('a'));
  rerender(show('a'));
  expect(animate).not.toHaveBeenCalled();
});

test('is simply there with reduced motion', () => {
  jest.mocked(useReducedMotion).mockReturnValue(true);
  const { rerender } = render(show('a'));
  rerender(show('b'));
  expect(animate).not.toHaveBeenCalled();
});
