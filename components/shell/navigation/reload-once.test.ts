import { forgetReload, reloadOnce } from './reload-once';

// e2e/faults has what a visitor sees, also where storage is denied or full.
const reload = jest.fn();
const answering = { answers: async () => true, reload };

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

test('reloads once for a page, and again after that page has loaded', async () => {
  expect(await reloadOnce('/about', answering)).toBe(true);
  forgetReload('/contact');
  expect(await reloadOnce('/about', answering)).toBe(false);
  forgetReload('/about');
  expect(await reloadOnce('/about', answering)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload while the site does not answer, but may later', async () => {
  expect(await reloadOnce('/about', { answers: async () => false, reload })).toBe(false);
  expect(await reloadOnce('/about', answering)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not reload if the site has not answered within five seconds', async () => {
  jest.useFakeTimers();
  const done = jest.fn();
  // In jsdom images neither load nor fail.
  const asked = reloadOnce('/about', { reload }).then(done);
  await jest.advanceTimersByTimeAsync(4999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await asked;
  expect(done).toHaveBeenCalledWith(false);
  expect(reload).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  ['forgets at once', { setItem: () => {}, getItem: () => null }],
  ['is null', null],
])('does not reload with storage that %s', async (_, storage) => {
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage as unknown as Storage);
  expect(await reloadOnce('/about', answering)).toBe(false);
  expect(() => forgetReload('/about')).not.toThrow();
  jest.restoreAllMocks();
});
