import { act, fireEvent, renderHook } from '@testing-library/react';
import { useResourceTab } from './use-resource-tab';

const requested: unknown[] = [];
const listen = (event: Event) => requested.push((event as CustomEvent).detail);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  requested.length = 0;
  window.addEventListener('switchResourceTab', listen);
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.body.innerHTML =
    '<div id="Resources_Grants"></div><div id="Resources_FAQ"></div>' +
    '<a href="#/resources" data-resource-tab="faq"><b>FAQ</b></a>';
  // jsdom has no layout, so give the anchor a position: 530 px below the document's top.
  Object.defineProperty(document.getElementById('Resources_FAQ'), 'offsetTop', { value: 530 });
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('switchResourceTab', listen);
});

// The numbers are literal on purpose, so that a change in content/timing.ts fails here.
const scrolledTo = { top: 530 - 64, behavior: 'smooth' };

function expectMenuDelays() {
  pass(99);
  expect(requested).toEqual([]);
  pass(1);
  expect(requested).toEqual([{ tab: 'faq' }]);
  pass(49);
  expect(window.scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
}

it('switches 100 ms after a header link, and scrolls 50 ms later', () => {
  const { result } = renderHook(() => useResourceTab('/resources'));
  result.current('faq');
  expectMenuDelays();
});

it('counts from the moment the page is shown', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/about' });
  result.current('faq');
  pass(5000);
  expect(requested).toEqual([]);
  rerender('/resources');
  expectMenuDelays();
});

it('switches and scrolls 300 ms after a footer link', () => {
  renderHook(() => useResourceTab('/resources'));
  fireEvent.click(document.querySelector('b')!);
  pass(299);
  expect(requested).toEqual([]);
  pass(1);
  expect(requested).toEqual([{ tab: 'faq' }]);
  pass(1); // the page renders the tab in between
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
});

it('does nothing when the footer’s link is opened in a new tab', () => {
  renderHook(() => useResourceTab('/resources'));
  fireEvent.click(document.querySelector('b')!, { ctrlKey: true });
  pass(1000);
  expect(requested).toEqual([]);
});

it('discards the tab when the visitor navigates elsewhere first', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/about' });
  result.current('faq');
  rerender('/contact');
  rerender('/resources');
  pass(1000);
  expect(requested).toEqual([]);
});

it('does not scroll when the visitor has left the resources page', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/resources' });
  result.current('faq');
  pass(100);
  rerender('/about');
  pass(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('scrolls without animation with reduced motion', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { result } = renderHook(() => useResourceTab('/resources'));
  result.current('faq');
  pass(150);
  expect(window.scrollTo).toHaveBeenCalledWith({ ...scrolledTo, behavior: 'instant' });
});
