import { render } from '@testing-library/react';
import { useInView, useReducedMotion } from 'framer-motion';
import { play } from './play';
import { Reveal } from './reveal';

jest.mock('framer-motion', () => ({
  useInView: jest.fn(() => false),
  useReducedMotion: jest.fn(() => false),
}));
jest.mock('./play', () => ({ play: jest.fn() }));

/** Places the block that far from the window's top. */
const standAt = (top: number) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useInView).mockReturnValue(false);
  jest.mocked(useReducedMotion).mockReturnValue(false);
  standAt(window.innerHeight + 1000);
});
afterEach(() => jest.restoreAllMocks());

function scrollIntoView() {
  const { rerender } = render(<Reveal>Words</Reveal>);
  jest.mocked(useInView).mockReturnValue(true);
  rerender(<Reveal>Words</Reveal>);
  return () => rerender(<Reveal>Words again</Reveal>);
}

test('is seen once, at 10%, 50 px inside the bottom edge', () => {
  render(<Reveal>Words</Reveal>);
  expect(useInView).toHaveBeenCalledWith(expect.anything(), {
    once: true,
    amount: 0.1,
    margin: '0px 0px -50px 0px',
  });
});

test('fades in and rises 16 px over 500 ms, once', () => {
  const drawAgain = scrollIntoView();
  drawAgain();
  expect(play).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    { opacity: [0, 1], transform: ['translateY(16px)', 'none'] },
    500,
    [0.2, 0.7, 0.2, 1],
  );
});

test('what is already on screen is simply there', () => {
  standAt(100);
  scrollIntoView();
  expect(play).not.toHaveBeenCalled();
});

test('with reduced motion everything is simply there', () => {
  jest.mocked(useReducedMotion).mockReturnValue(true);
  scrollIntoView();
  expect(play).not.toHaveBeenCalled();
});
