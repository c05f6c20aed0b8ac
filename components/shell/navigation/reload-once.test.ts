import { forgetReload, shouldReload } from './reload-once';

// e2e/faults has what a visitor sees, also where storage is denied or full.

/** How the site answers the request for an image, if it does; jsdom loads none. */
let answer: 'load' | 'error' | undefined;

beforeEach(() => {
  sessionStorage.clear();
  answer = 'load';
  const request = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
  request.mockImplementation(function (this: HTMLImageElement) {
    if (answer) this.dispatchEvent(new Event(answer));
  });
});
afterEach(() => jest.restoreAllMocks());

test('reloads once for a page, and again after that page has loaded', async () => {
  expect(await shouldReload('/about')).toBe(true);
  forgetReload('/contact');
  expect(await shouldReload('/about')).toBe(false);
  forgetReload('/about');
  expect(await shouldReload('/about')).toBe(true);
});

test('does not reload while the site does not answer, but may later', async () => {
  answer = 'error';
  expect(await shouldReload('/about')).toBe(false);
  answer = 'load';
  expect(await shouldReload('/about')).toBe(true);
});

test('does not reload if the site has not answered within five seconds', async () => {
  jest.useFakeTimers();
  answer = undefined;
  const done = jest.fn();
  const asked = shouldReload('/about').then(done);
  await jest.advanceTimersByTimeAsync(4999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await asked;
  expect(done).toHaveBeenCalledWith(false);
  jest.useRealTimers();
});

test.each([
  ['forgets at once', { setItem: () => {}, getItem: () => null }],
  ['is null', null],
])('does not reload with storage that %s', async (_, storage) => {
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage as unknown as Storage);
  expect(await shouldReload('/about')).toBe(false);
  expect(() => forgetReload('/about')).not.toThrow();
});
