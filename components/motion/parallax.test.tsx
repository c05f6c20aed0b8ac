import { act, fireEvent, render, screen } from '@testing-library/react';
import { Parallax } from './parallax';

/** Stands in for the window's width and the visitor's wish: both are one media query here. */
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

/** SPEC section 4, "Parallax". */
describe('parallax', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { scrollY: 0 });
  });
  afterEach(() => jest.useRealTimers());

  it('moves its block by a share of the scrolled distance', () => {
    setting(true);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    expect(sky()).toHaveStyle({ transform: 'translateY(60px)' });
  });

  it('asks for the desktop profile and for no wish for less motion', () => {
    const { matchMedia } = setting(false);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    expect(sky().style.transform).toBe('');
    expect(matchMedia).toHaveBeenCalledWith(
      '(width >= 64.0625rem) and (prefers-reduced-motion: no-preference)',
    );
  });

  it('puts the block back when the window becomes a tablet’s', () => {
    const { change } = setting(true);
    render(<Parallax share={0.15}>sky</Parallax>);
    scrollTo(400);
    change(false);
    expect(sky().style.transform).toBe('');
  });
});
