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
