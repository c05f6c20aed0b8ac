import { act, renderHook } from '@testing-library/react';
import type { Navigation } from './address';
import { useResourceTab } from './resource-tab';
import type { Shown } from './use-page';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const switched = jest.fn();
const scrolled = jest.fn();
const page = { key: 'resources' };
const followed = (from: string): Navigation => ({
  path: '/resources/faq',
  count: 2,
  from,
});

/** Shows a page. The navigation is a later one while its page loads. */
const show = (shown: Shown, navigation = shown.navigation) =>
  renderHook((props) => useResourceTab(props.shown, props.navigation), {
    initialProps: { shown, navigation },
  });

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="Resources_FAQ"></div>';
  // jsdom has no layout: the anchor is 530 px below the document's top.
  Object.defineProperty(document.getElementById('Resources_FAQ'), 'offsetTop', { value: 530 });
  window.addEventListener('switchResourceTab', switched);
  window.scrollTo = scrolled;
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

// The specification's numbers as literals, so that a changed constant fails.
test.each([
  ['header', 100, 50],
  // The page renders the tab in between.
  ['footer', 300, 1],
])('a link in the %s switches the tab after %i ms and scrolls %i ms later', (place, ms, later) => {
  show({ navigation: followed(place), page });
  pass(ms - 1);
  expect(switched).not.toHaveBeenCalled();
  pass(1);
  expect(switched.mock.calls[0][0].detail).toEqual({ tab: 'faq' });
  expect(scrolled).not.toHaveBeenCalled();
  pass(later);
  expect(scrolled).toHaveBeenCalledWith({ top: 530 - 64, behavior: 'smooth' });
});

test('the delay starts when the page is shown, also after a failure and a retry', () => {
  const navigation = followed('header');
  const { rerender } = show({ navigation: { path: '/about', count: 1 }, page }, navigation);
  pass(5000);
  rerender({ shown: { navigation, page: { ...page, failed: true } }, navigation });
  pass(5000);
  expect(switched).not.toHaveBeenCalled();
  rerender({ shown: { navigation, page }, navigation });
  pass(150);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('nothing scrolls when another page is opened before', () => {
  const shown = { navigation: followed('header'), page };
  const { rerender } = show(shown);
  pass(100);
  rerender({ shown, navigation: { path: '/about', count: 3 } });
  pass(1000);
  expect(scrolled).not.toHaveBeenCalled();
});

test('with reduced motion the page scrolls at once', () => {
  const media = jest.spyOn(window, 'matchMedia');
  media.mockReturnValue({ matches: true } as MediaQueryList);
  show({ navigation: followed('header'), page });
  pass(150);
  expect(scrolled).toHaveBeenCalledWith({ top: 530 - 64, behavior: 'instant' });
  media.mockRestore();
});
