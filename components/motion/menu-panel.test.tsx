import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MenuPanel } from './menu-panel';
import { play, prefersReducedMotion } from './play';

jest.mock('./play', () => ({ play: jest.fn(), prefersReducedMotion: jest.fn(() => false) }));

const playing = { cancel: jest.fn(), stop: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(prefersReducedMotion).mockReturnValue(false);
  jest
    .mocked(play)
    .mockReset()
    .mockReturnValue(playing as never);
});

const ref = createRef<HTMLDivElement>();
const panel = (isClosing: boolean) => (
  <MenuPanel ref={ref} isClosing={isClosing}>
    Modules
  </MenuPanel>
);
/** Keyframes, duration in milliseconds and easing of the last fade. */
const fade = () => jest.mocked(play).mock.lastCall?.slice(1);
const enter = [0.2, 0.7, 0.2, 1];
const leave = [0.4, 0, 1, 1];

test('fades in and rises 6 px in 160 ms', () => {
  render(panel(false));
  expect(fade()).toEqual([{ opacity: [0, 1], transform: ['translateY(6px)', 'none'] }, 160, enter]);
});

test('fades out in 170 ms, from the opacity it had reached', () => {
  const { rerender } = render(panel(false));
  // Stands in for the animation, which jsdom does not draw.
  screen.getByText('Modules').style.opacity = '0.4';
  rerender(panel(true));
  expect(fade()).toEqual([{ opacity: [0.4, 0] }, 170, leave]);
});

test('writes no style attribute when its opening is interrupted', () => {
  const { rerender } = render(panel(false));
  rerender(panel(true));
  expect(playing.cancel).toHaveBeenCalledTimes(1);
  expect(playing.stop).not.toHaveBeenCalled();
});

test('only fades with reduced motion, in 100 ms', () => {
  jest.mocked(prefersReducedMotion).mockReturnValue(true);
  render(panel(false));
  expect(fade()).toEqual([{ opacity: [0, 1] }, 100, enter]);
});
