import { fireEvent, render } from '@testing-library/react';
import { PageEnter } from './page-enter';
import { fetchPlayer, play, prefersReducedMotion } from './play';

jest.mock('./play', () => ({
  play: jest.fn(),
  fetchPlayer: jest.fn(),
  prefersReducedMotion: jest.fn(() => false),
}));

const cancel = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(prefersReducedMotion).mockReturnValue(false);
  jest.mocked(play).mockReturnValue({ cancel } as never);
});

const show = (page: string) => <PageEnter page={page}>Words</PageEnter>;

test('fades in and rises 8 px over 300 ms on a change of page', () => {
  const { rerender } = render(show('/'));
  rerender(show('/about'));
  expect(play).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    { opacity: [0, 1], transform: ['translateY(8px)', 'none'] },
    300,
    [0.2, 0.7, 0.2, 1],
  );
});

test('does not animate the first page of a visit', () => {
  const { rerender } = render(show('/'));
  rerender(show('/'));
  expect(play).not.toHaveBeenCalled();
});

test('is canceled by the entrance of the next page', () => {
  const { rerender } = render(show('/'));
  rerender(show('/about'));
  rerender(show('/contact'));
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(2);
});

test('does not animate with reduced motion', () => {
  jest.mocked(prefersReducedMotion).mockReturnValue(true);
  const { rerender } = render(show('/'));
  rerender(show('/about'));
  expect(play).not.toHaveBeenCalled();
});

test.each([
  ['pointer', () => fireEvent.pointerOver(document.body)],
  ['key', () => fireEvent.keyDown(document.body)],
])('loads the animation player at the first %s, before the browser is idle', (_, gesture) => {
  render(show('/'));
  expect(fetchPlayer).not.toHaveBeenCalled();
  gesture();
  gesture();
  expect(fetchPlayer).toHaveBeenCalledTimes(1);
});
