import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useMedia } from '@/components/lib/use-media';
import { comeIntoView, FakeIntersectionObserver } from '@/jest/intersections';
import { Counter } from './counter';

jest.mock('framer-motion', () => {
  // It keeps the frame function it finds when it is loaded.
  jest.useFakeTimers();
  return jest.requireActual('framer-motion');
});
jest.mock('@/components/lib/use-media', () => ({ useMedia: jest.fn(() => false) }));

const Section = (props: React.ComponentProps<typeof Counter>) => (
  <section data-testid="section">
    <span data-testid="number">
      <Counter {...props} />
    </span>
  </section>
);
/** The number that is visible: the counting copy while there is one. */
const number = () => {
  const [final, copy] = screen.getByTestId('number').querySelectorAll(':scope > span > span');
  return copy?.textContent || final?.textContent;
};
/** The number in the text, for screen readers and print. */
const heard = () => screen.getByTestId('number').querySelector(':scope > span > span')?.textContent;

/** The visitor begins to scroll, with the section still below the window. */
function startScrolling() {
  const place = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: window.innerHeight } as DOMRect);
  window.scrollY = 1;
  window.dispatchEvent(new Event('scroll'));
  place.mockRestore();
}

const showSection = () => act(() => comeIntoView(screen.getByTestId('section')));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => {
  jest.mocked(useMedia).mockReturnValue(false);
  window.scrollY = 0;
});

test('has the final number in its text', () => {
  expect(renderToString(<Counter value={99.9} decimals={1} />)).toContain('>99.9<');
});

test('shows the value until the visitor scrolls, then waits at 0 for 30% of the section', () => {
  render(<Section value={85} />);
  window.dispatchEvent(new Event('scroll'));
  expect(number()).toBe('85');
  startScrolling();
  const [observer] = FakeIntersectionObserver.observers;
  expect(observer?.options?.threshold).toBe(0.3);
  wait(5000);
  expect(number()).toBe('0');
});

test('counts to the target in 2 seconds, fast at first', () => {
  render(<Section value={100_000} />);
  showSection();
  wait(1000);
  expect(Number(number())).toBeGreaterThan(55_000);
  wait(940);
  expect(Number(number())).toBeLessThan(100_000);
  wait(80);
  expect(number()).toBe('100000');
});

test.each([
  [{ value: 23, prefix: '+' }, '+0', '+23'],
  [{ value: 99.9, decimals: 1 }, '0.0', '99.9'],
])('keeps prefix and decimals of %j while counting', (figure, start, end) => {
  render(<Section {...figure} />);
  startScrolling();
  expect(number()).toBe(start);
  expect(heard()).toBe(end);
  showSection();
  wait(300);
  const [, digits] = end.split('.');
  expect(number()).toMatch(digits ? /^\d+\.\d$/ : /^\+\d+$/);
  wait(2000);
  expect(number()).toBe(end);
});

test('stops at the value when reduced motion is switched on', () => {
  const { rerender } = render(<Section value={92} />);
  showSection();
  wait(500);
  jest.mocked(useMedia).mockReturnValue(true);
  rerender(<Section value={92} />);
  expect(number()).toBe('92');
});

test('shows the number without animation with reduced motion', () => {
  jest.mocked(useMedia).mockReturnValue(true);
  render(<Section value={92} />);
  expect(number()).toBe('92');
  expect(FakeIntersectionObserver.observers.size).toBe(0);
});

test('shows the number without animation in a section too tall to be 30% visible', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(9000);
  render(<Section value={92} />);
  expect(number()).toBe('92');
  height.mockRestore();
});
