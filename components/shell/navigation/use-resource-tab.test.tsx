import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ShownPage } from './use-page';
import { useResourceTab } from './use-resource-tab';
import type { Visit } from './use-visit';

const dispatched: unknown[] = [];
const listen = (event: Event) => dispatched.push((event as CustomEvent).detail);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function Page({ shown, visit }: { shown: ShownPage; visit: Visit }) {
  useResourceTab(shown, visit);
  return (
    <>
      <div id="Resources_FAQ" />
      <a href="#/resources/faq" data-resource-tab="faq">
        FAQ in the header
      </a>
      <footer>
        <a href="#/resources/faq" data-resource-tab="faq">
          FAQ in the footer
        </a>
      </footer>
    </>
  );
}

const follow = (name: string, init?: MouseEventInit) =>
  fireEvent.click(screen.getByRole('link', { name }), init);

/** A page that is shown. */
const at = (path: string) => <Page shown={{ path }} visit={{ path }} />;
/** A page that is still loading. */
const loading = (path: string, shown = '/about') => (
  <Page shown={{ path: shown }} visit={{ path }} />
);
const failed = (path: string) => <Page shown={{ path, failed: true }} visit={{ path }} />;

beforeEach(() => {
  jest.useFakeTimers();
  dispatched.length = 0;
  window.addEventListener('switchResourceTab', listen);
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  // jsdom would follow the links.
  window.addEventListener('click', (event) => event.preventDefault());
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
  const { rerender } = render(at('/resources/faq'));
  follow('FAQ in the header');
  rerender(at('/resources/faq'));
  expectMenuDelays();
});

it('starts the delay when the page is shown', () => {
  const { rerender } = render(at('/about'));
  follow('FAQ in the header');
  rerender(loading('/resources/faq'));
  pass(5000);
  expect(dispatched).toEqual([]);
  rerender(at('/resources/faq'));
  expectMenuDelays();
});

it('does both 300 ms after a footer link is followed', () => {
  const { rerender } = render(at('/resources/faq'));
  follow('FAQ in the footer');
  rerender(at('/resources/faq'));
  pass(299);
  expect(dispatched).toEqual([]);
  pass(1);
  expect(dispatched).toEqual([{ tab: 'faq' }]);
  pass(1); // the page renders the tab in between
  expect(window.scrollTo).toHaveBeenCalledWith(scrolledTo);
});

it('opens the tab when the page loads after a failure and a retry', () => {
  const { rerender } = render(at('/about'));
  follow('FAQ in the header');
  rerender(failed('/resources/faq'));
  pass(5000);
  expect(dispatched).toEqual([]);
  rerender(at('/resources/faq'));
  expectMenuDelays();
});

it('does nothing when the link is opened in a new tab', () => {
  const { rerender } = render(at('/resources/faq'));
  follow('FAQ in the footer', { ctrlKey: true });
  rerender(at('/resources/faq'));
  pass(1000);
  expect(dispatched).toEqual([]);
});

it('does nothing when another page is opened first', () => {
  const { rerender } = render(at('/about'));
  follow('FAQ in the header');
  rerender(loading('/resources/faq'));
  rerender(at('/contact'));
  rerender(at('/resources/faq'));
  pass(1000);
  expect(dispatched).toEqual([]);
});

it('does not scroll a page that is opened before the scroll', () => {
  const { rerender } = render(at('/resources/faq'));
  follow('FAQ in the header');
  rerender(at('/resources/faq'));
  pass(100);
  rerender(at('/about'));
  pass(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('scrolls without animation with reduced motion', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const { rerender } = render(at('/resources/faq'));
  follow('FAQ in the header');
  rerender(at('/resources/faq'));
  pass(150);
  expect(window.scrollTo).toHaveBeenCalledWith({ ...scrolledTo, behavior: 'instant' });
});
