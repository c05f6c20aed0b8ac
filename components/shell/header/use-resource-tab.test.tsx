import { act, fireEvent, renderHook } from '@testing-library/react';
import { useResourceTab } from './use-resource-tab';

const asked: unknown[] = [];
const listen = (event: Event) => asked.push((event as CustomEvent).detail);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  window.addEventListener('switchResourceTab', listen);
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.body.innerHTML =
    '<div id="Resources_Grants"></div><div id="Resources_FAQ"></div>' +
    '<a href="#/resources" data-resource-tab="faq"><b>FAQ</b></a>';
  // The anchor stands 530 px below the document's top.
  Object.defineProperty(document.getElementById('Resources_FAQ'), 'offsetTop', { value: 530 });
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('switchResourceTab', listen);
});

// The numbers below are those of SPEC section 9, written out on purpose.
const scrolledTo = { top: 530 - 64, behavior: 'smooth' };

function expectMenuDelays() {
  pass(99);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked).toEqual([{ tab: 'faq' }]);
  pass(49);
  expect(window.scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
}

it('switches 100 ms after a link of the header, and scrolls 50 ms later', () => {
  const { result } = renderHook(() => useResourceTab('/resources'));
  result.current('faq');
  expectMenuDelays();
});

it('counts from the moment the page is in place', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/about' });
  result.current('faq');
  pass(5000);
  expect(asked).toEqual([]);
  rerender('/resources');
  expectMenuDelays();
});

it('does both 300 ms after a link of the footer', () => {
  renderHook(() => useResourceTab('/resources'));
  fireEvent.click(document.querySelector('b')!);
  pass(299);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked).toEqual([{ tab: 'faq' }]);
  pass(1); // the page draws the tab in between
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
});

it('leaves the page alone when the footer’s link is opened in a new tab', () => {
  renderHook(() => useResourceTab('/resources'));
  fireEvent.click(document.querySelector('b')!, { ctrlKey: true });
  pass(1000);
  expect(asked).toEqual([]);
});

it('forgets the tab when the visitor goes elsewhere first', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/about' });
  result.current('faq');
  rerender('/contact');
  rerender('/resources');
  pass(1000);
  expect(asked).toEqual([]);
});

it('does not scroll a page the visitor has gone on to', () => {
  const { result, rerender } = renderHook(useResourceTab, { initialProps: '/resources' });
  result.current('faq');
  pass(100);
  rerender('/about');
  pass(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('jumps with reduced motion', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { result } = renderHook(() => useResourceTab('/resources'));
  result.current('faq');
  pass(150);
  expect(window.scrollTo).toHaveBeenCalledWith({ ...scrolledTo, behavior: 'instant' });
});
