import { act, render } from '@testing-library/react';
import type { TabLink, Visit } from './address';
import { useResourceTab } from './resource-tab';
import type { ShownPage } from './use-page';

const dispatched: unknown[] = [];
const listen = (event: Event) => dispatched.push((event as CustomEvent).detail);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Page({ shown, visit }: { shown: ShownPage; visit: Visit }) {
  useResourceTab(shown, visit);
  return <div id="Resources_FAQ" />;
}

const page = { key: 'resources' };
const visitBy = (tabLink?: TabLink): Visit => ({ path: '/resources/faq', count: 2, tabLink });
const byHeader = visitBy({ tab: 'faq', isInFooter: false });
const byFooter = visitBy({ tab: 'faq', isInFooter: true });
const about: Visit = { path: '/about', count: 1 };

const shownFor = (visit: Visit) => <Page shown={{ visit, page }} visit={visit} />;

beforeEach(() => {
  jest.useFakeTimers();
  dispatched.length = 0;
  window.addEventListener('switchResourceTab', listen);
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  // The anchor is 530 px below the document's top.
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.id === 'Resources_FAQ' ? 530 : 0;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.removeEventListener('switchResourceTab', listen);
});

// The specification's numbers as literals, so that a changed constant fails.
const scrolledTo = { top: 530 - 64, behavior: 'smooth' };

function expectMenuDelays() {
  pass(99);
  expect(dispatched).toEqual([]);
  pass(1);
  expect(dispatched).toEqual([{ tab: 'faq' }]);
  pass(49);
  expect(window.scrollTo).not.toHaveBeenCalled();
  pass(1);
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
}

it('switches 100 ms after a header link is followed, and scrolls 50 ms later', () => {
  render(shownFor(byHeader));
  expectMenuDelays();
});

it('starts the delay when the page is shown, also after a failure and a retry', () => {
  const { rerender } = render(<Page shown={{ visit: about, page }} visit={byHeader} />);
  pass(5000);
  rerender(<Page shown={{ visit: byHeader, page: { ...page, failed: true } }} visit={byHeader} />);
  pass(5000);
  expect(dispatched).toEqual([]);
  rerender(shownFor(byHeader));
  expectMenuDelays();
});

it('does both 300 ms after a footer link is followed', () => {
  render(shownFor(byFooter));
  pass(299);
  expect(dispatched).toEqual([]);
  pass(1);
  expect(dispatched).toEqual([{ tab: 'faq' }]);
  pass(1); // the page renders the tab in between
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
});

it('does nothing when another page is opened before the scroll', () => {
  const { rerender } = render(shownFor(byHeader));
  pass(100);
  rerender(<Page shown={{ visit: byHeader, page }} visit={about} />);
  pass(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('scrolls without animation with reduced motion', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(shownFor(byHeader));
  pass(150);
  expect(window.scrollTo).toHaveBeenCalledWith({ ...scrolledTo, behavior: 'instant' });
});
