import { act, renderHook } from '@testing-library/react';
import { closeAll } from '@/components/lib/close-first';
import { useMenuTiming } from './use-menu-timing';

type Name = 'products' | 'resources';

/** Renders the hook and returns it with helpers to advance the time and read the visible menus. */
function setUp() {
  const { result, unmount } = renderHook(() => useMenuTiming<Name>());
  const now = () => result.current;
  return {
    now,
    unmount,
    shown: () => ({ open: now().open, closing: now().closing }),
    does: (step: (menus: ReturnType<typeof now>) => void) => act(() => step(now())),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// The durations are literal on purpose, so that a change in content/site/timing.ts fails here.
describe('the timing of hover menus', () => {
  it('opens 140 ms after the pointer enters, not earlier', () => {
    const { now, does, pass } = setUp();
    does((menus) => menus.enter('products'));
    pass(139);
    expect(now().open).toBeUndefined();
    pass(1);
    expect(now().open).toBe('products');
  });

  it('does not open when the pointer only passes over', () => {
    const { now, does, pass } = setUp();
    does((menus) => menus.enter('products'));
    pass(100);
    does((menus) => menus.leave());
    pass(1000);
    expect(now().open).toBeUndefined();
  });

  it('switches to another menu after 180 ms and never shows two', () => {
    const { shown, does, pass } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.leave());
    does((menus) => menus.enter('resources'));
    pass(179);
    expect(shown()).toEqual({ open: 'products' });
    pass(1);
    expect(shown()).toEqual({ open: 'resources' });
  });

  it('starts to close 220 ms after the pointer leaves, and is gone 170 ms later', () => {
    const { shown, does, pass } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.leave());
    pass(219);
    expect(shown()).toEqual({ open: 'products' });
    pass(1);
    expect(shown()).toEqual({ closing: 'products' });
    pass(169);
    expect(shown()).toEqual({ closing: 'products' });
    pass(1);
    expect(shown()).toEqual({});
  });

  it('stays open when the pointer comes back in time', () => {
    const { now, does, pass } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.leave());
    pass(200);
    does((menus) => menus.enter('products'));
    pass(1000);
    expect(now().open).toBe('products');
  });

  it('restarts the delay with each move toward the panel', () => {
    const { now, does, pass } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.leave());
    does((menus) => menus.enter('resources'));
    pass(170);
    does((menus) => menus.hold());
    pass(170);
    does((menus) => menus.hold());
    pass(179);
    expect(now().open).toBe('products');
    pass(1);
    expect(now().open).toBe('resources');
  });

  it('runs the callback only after the 170 ms closing animation', () => {
    const { shown, does, pass } = setUp();
    const navigate = jest.fn();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.close(navigate));
    does((menus) => menus.leave());
    pass(169);
    expect(navigate).not.toHaveBeenCalled();
    expect(shown()).toEqual({ closing: 'products' });
    pass(1);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual({});
  });

  it('shows only the new menu when it is opened while another closes', () => {
    const { shown, does, pass } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.close());
    does((menus) => menus.toggle('resources'));
    expect(shown()).toEqual({ open: 'resources' });
    pass(170);
    expect(shown()).toEqual({ open: 'resources' });
  });

  it('keeps a menu that hover opened open when the button is pressed right after', () => {
    const { now, does, pass } = setUp();
    does((menus) => menus.enter('products'));
    pass(140);
    does((menus) => menus.toggle('products'));
    expect(now().open).toBe('products');
    does((menus) => menus.toggle('products'));
    expect(now().open).toBeUndefined();
  });

  it('opens immediately when pressed, and not a second time after the delay', () => {
    const { shown, does, pass } = setUp();
    does((menus) => menus.enter('products'));
    pass(100);
    does((menus) => menus.toggle('products'));
    expect(shown()).toEqual({ open: 'products' });
    does((menus) => menus.toggle('products'));
    pass(1000);
    expect(shown()).toEqual({});
  });

  it('closes before its page is left, and opens no other menu then', () => {
    const { shown, does, pass } = setUp();
    const leave = jest.fn();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.enter('resources'));
    does(() => closeAll(leave));
    pass(169);
    expect(shown()).toEqual({ closing: 'products' });
    expect(leave).not.toHaveBeenCalled();
    pass(1);
    expect(leave).toHaveBeenCalledTimes(1);
    pass(1000);
    expect(shown()).toEqual({});
  });

  it('follows only the last of two links', () => {
    const { does, pass } = setUp();
    const [first, second] = [jest.fn(), jest.fn()];
    does((menus) => menus.toggle('products'));
    does(() => closeAll(first));
    does(() => closeAll(second));
    pass(1000);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('clears its timers on unmount', () => {
    const { does, unmount } = setUp();
    does((menus) => menus.toggle('products'));
    does((menus) => menus.close());
    does((menus) => menus.enter('products'));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
