import { act, renderHook } from '@testing-library/react';
import { closeAll } from '@/components/lib/close-before-leaving';
import { useMenuTiming } from './use-menu-timing';

type Menus = ReturnType<typeof useMenuTiming>;

const enter = (menu: string) => (menus: Menus) => menus.enter(menu);
const press = (menu: string) => (menus: Menus) => menus.toggle(menu);
const leave = (menus: Menus) => menus.leave();
const hold = (menus: Menus) => menus.hold();
const close = (menus: Menus) => menus.close('products');
const wait = () => {};

const none = {};
const products = { open: 'products' };
const resources = { open: 'resources' };
const closing = { closing: 'products' };

/** Renders the hook. What it returns does something, lets time pass and returns which menu is shown. */
function setUp() {
  const { result } = renderHook(() => useMenuTiming());
  return (action: (menus: Menus) => void, ms: number) => {
    act(() => action(result.current));
    act(() => jest.advanceTimersByTime(ms));
    const { open, closing } = result.current;
    return { open, closing };
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What happens, the milliseconds after it, and the menu that is shown then. */
type Step = [action: (menus: Menus) => void, ms: number, shown: object];

// The durations are literal on purpose, so that a change in content/site/timing.ts fails here.
test.each<[string, ...Step[]]>([
  [
    'opens 140 ms after the pointer enters',
    [enter('products'), 139, none],
    // The pointer only passed over it.
    [leave, 1000, none],
    [enter('products'), 139, none],
    [wait, 1, products],
  ],
  [
    'switches to another menu after 180 ms and never shows two',
    [press('products'), 0, products],
    [leave, 0, products],
    [enter('resources'), 179, products],
    [wait, 1, resources],
  ],
  [
    'starts to close 220 ms after the pointer leaves, and is gone 170 ms later',
    [press('products'), 0, products],
    [leave, 200, products],
    [enter('products'), 1000, products],
    [leave, 219, products],
    [wait, 1, closing],
    [wait, 169, closing],
    [wait, 1, none],
  ],
  [
    'restarts the delay with each move toward the panel',
    [press('products'), 0, products],
    [enter('resources'), 170, products],
    [hold, 170, products],
    [hold, 179, products],
    [wait, 1, resources],
  ],
  [
    'shows only the new menu when it is opened while another closes',
    [press('products'), 0, products],
    [close, 0, closing],
    [press('resources'), 0, resources],
    [wait, 170, resources],
  ],
  [
    'opens once when pressed before or right after hover opens it',
    [enter('products'), 100, none],
    [press('products'), 0, products],
    [press('products'), 1000, none],
    [enter('products'), 140, products],
    [press('products'), 0, products],
    [press('products'), 0, closing],
  ],
])('a menu %s', (_, ...steps) => {
  const run = setUp();
  for (const [action, ms, shown] of steps) expect(run(action, ms)).toEqual(shown);
});

test('a link is followed after the closing animation, and no other menu opens', () => {
  const run = setUp();
  const follow = jest.fn();
  run(press('products'), 0);
  run(enter('resources'), 0);
  expect(run(() => closeAll(follow), 100)).toEqual(closing);
  expect(run(press('resources'), 69)).toEqual(closing);
  expect(follow).not.toHaveBeenCalled();
  expect(run(wait, 1)).toEqual(none);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(run(wait, 1000)).toEqual(none);
});

test('only the last of two links is followed', () => {
  const run = setUp();
  const [first, second] = [jest.fn(), jest.fn()];
  run(press('products'), 0);
  run(() => closeAll(first), 0);
  run(() => closeAll(second), 1000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
