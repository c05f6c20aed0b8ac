import { act, render } from '@testing-library/react';
import type { TabLink, Navigation } from './address';
import { useResourceTab } from './resource-tab';
import type { ShownPage } from './use-page';

const dispatched: unknown[] = [];
const listen = (event: Event) => dispatched.push((event as CustomEvent).detail);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Page({ shown, navigation }: { shown: ShownPage; navigation: Navigation }) {
  useResourceTab(shown, navigation);
  return <div id="Resources_FAQ" />;
}

const page = { key: 'resources' };
const navigationBy = (tabLink?: TabLink): Navigation => ({
  path: '/resources/faq',
  count: 2,
  tabLink,
});
const byHeader = navigationBy({ tab: 'faq', isInFooter: false });
const byFooter = navigationBy({ tab: 'faq', isInFooter: true });
const about: Navigation = { path: '/about', count: 1 };

const shownFor = (navigation: Navigation) => (
  <Page shown={{ navigation, page }} navigation={navigation} />
);

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
  const { rerender } = render(<Page shown={{ navigation: about, page }} navigation={byHeader} />);
  pass(5000);
  rerender(
    <Page
      shown={{ navigation: byHeader, page: { ...page, failed: true } }}
      navigation={byHeader}
    />,
  );
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
  rerender(<Page shown={{ navigation: byHeader, page }} navigation={about} />);
  pass(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('scrolls without animation with reduced motion', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(shownFor(byHeader));
  pass(150);
  expect(window.scrollTo).toHaveBeenCalledWith({ ...scrolledTo, behavior: 'instant' });
});
