import { act, fireEvent, render, screen } from '@testing-library/react';
import { WalkthroughSection } from './walkthrough-section';

/** Simulates a desktop window; jsdom has no layout. */
beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (query) =>
    ({
      matches: query.includes('width >='),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const current = () =>
  screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'step');

function hide() {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
}

test('does not play by itself', () => {
  render(<WalkthroughSection />);
  pass(30_000);
  expect(current()).toHaveTextContent('A teacher asks for help');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('takes focus in a page, so that Space plays immediately', () => {
  render(<WalkthroughSection />);
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('pauses when the tab is hidden, and does not resume by itself', () => {
  render(<WalkthroughSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(3_000);
  expect(current()).toHaveTextContent('The office sees the room');
  hide();
  pass(10_000);
  expect(current()).toHaveTextContent('The office sees the room');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('starts with the kind of school it is given', () => {
  render(<WalkthroughSection school="private" />);
  expect(screen.getByRole('radio', { name: 'Private school' })).toBeChecked();
  expect(screen.getByText('Head of school')).toBeInTheDocument();
});

test('stops its clock on unmount', () => {
  const { unmount } = render(<WalkthroughSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
