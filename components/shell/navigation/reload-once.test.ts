import { forgetReload, shouldReload } from './reload-once';

// e2e/faults has what a visitor sees, also without a connection and where storage is denied or full.
test('reloads once for a page, and again after that page has loaded', async () => {
  // The site answers the request for an image; jsdom loads none.
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    this.dispatchEvent(new Event('load'));
  });
  expect(await shouldReload('/about')).toBe(true);
  forgetReload('/contact');
  expect(await shouldReload('/about')).toBe(false);
  forgetReload('/about');
  expect(await shouldReload('/about')).toBe(true);
});
