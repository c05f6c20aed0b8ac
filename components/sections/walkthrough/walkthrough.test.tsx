import { act, fireEvent, render, screen } from '@testing-library/react';
import { WalkthroughSection } from './walkthrough-section';

/** A desktop, as far as jsdom has to know. */
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

test('nothing plays until it is asked for', () => {
  render(<WalkthroughSection />);
  pass(30_000);
  expect(current()).toHaveTextContent('A teacher asks for help');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('takes the focus where it stands in a page, so that Space plays at once', () => {
  render(<WalkthroughSection />);
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('a hidden tab pauses, and does not play on by itself', () => {
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

test('stops its clock when it is taken away', () => {
  const { unmount } = render(<WalkthroughSection />);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
