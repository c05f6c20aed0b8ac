import { act, fireEvent, render, screen } from '@testing-library/react';
import { Parallax } from './parallax';

/** Mocks the media query for window width and motion preference. */
function setting(matches: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const matchMedia = jest.fn(() => media);
  Object.assign(window, { matchMedia });
  const change = (next: boolean) => {
    media.matches = next;
    act(() => {
      listeners.forEach((listener) => listener());
      jest.advanceTimersByTime(20);
    });
  };
  return { change, matchMedia };
}

const sky = () => screen.getByText('sky');
function scrollTo(y: number) {
  Object.assign(window, { scrollY: y });
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(20);
  });
}

describe('parallax', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { scrollY: 0 });
  });
  afterEach(() => jest.useRealTimers());

  it('moves its block by a fraction of the scrolled distance', () => {
    setting(true);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    expect(sky()).toHaveStyle({ transform: 'translateY(60px)' });
  });

  it('queries for the desktop layout without reduced motion', () => {
    const { matchMedia } = setting(false);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    expect(sky().style.transform).toBe('');
    expect(matchMedia).toHaveBeenCalledWith(
      '(width >= 64.0625rem) and (prefers-reduced-motion: no-preference)',
    );
  });

  it('resets the block when the window becomes narrower than the desktop layout', () => {
    const { change } = setting(true);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    change(false);
    expect(sky().style.transform).toBe('');
  });
});
