import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { comeIntoView } from '@/jest/intersections';
import { play, prefersReducedMotion } from './play';
import { useReveal } from './use-reveal';

jest.mock('./play', () => ({ play: jest.fn(), prefersReducedMotion: jest.fn(() => false) }));

/** The top of each block by its text; blocks that are not listed are one window further down. */
let tops: Record<string, number> = {};
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(prefersReducedMotion).mockReturnValue(false);
  tops = {};
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: tops[this.textContent] ?? window.innerHeight } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.scrollY = 0;
});

function Page({ path = '/' }: { path?: string }) {
  const scope = useRef<HTMLDivElement>(null);
  useReveal(scope, path);
  return (
    <div ref={scope} key={path}>
      <section>
        <h2>Title</h2>
        <ul>
          <li>First card</li>
          <li>
            <ul>
              <li>Duty</li>
            </ul>
          </li>
        </ul>
      </section>
      <section>
        <p>Story</p>
      </section>
    </div>
  );
}

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const show = (target: Element) => act(() => comeIntoView(target));
const waits = (element: Element) => /opacity-0/.test(element.className);
const block = (words: string) => screen.getByText(words);

test('hides nothing before the first scroll', () => {
  render(<Page />);
  scrollTo(0);
  expect(waits(block('Title'))).toBe(false);
  expect(waits(block('First card'))).toBe(false);
});

test('fades in list items and the elements beside the list as they are scrolled into view', () => {
  render(<Page />);
  scrollTo(1);
  const story = block('Story').parentElement!;
  const second = block('Duty').parentElement!.parentElement!;
  const all = [block('Title'), block('First card'), second, story];
  for (const waiting of all) {
    expect(waits(waiting)).toBe(true);
    show(waiting);
    expect(waits(waiting)).toBe(false);
    show(waiting);
  }
  expect(waits(block('Duty'))).toBe(false);
  expect(jest.mocked(play).mock.calls).toEqual(
    all.map((element) => [element, { opacity: [0, 1] }, 500, [0.2, 0.7, 0.2, 1]]),
  );
});

test('shows the blocks that a jump down the page skipped', () => {
  render(<Page />);
  scrollTo(1);
  show(block('Story').parentElement!);
  expect(waits(block('Title'))).toBe(false);
  expect(waits(block('First card'))).toBe(false);
});

test('does not hide what is in the window at the first scroll', () => {
  tops = { Title: 100 };
  render(<Page />);
  scrollTo(1);
  expect(waits(block('Title'))).toBe(false);
  expect(waits(block('First card'))).toBe(true);
});

test('does not hide a block of which 10% never fits the window', () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(9000);
  render(<Page />);
  scrollTo(1);
  expect(waits(block('First card'))).toBe(false);
});

test('starts over on the next page', () => {
  const { rerender } = render(<Page />);
  scrollTo(1);
  rerender(<Page path="/about" />);
  scrollTo(0);
  expect(waits(block('First card'))).toBe(false);
  scrollTo(1);
  expect(waits(block('First card'))).toBe(true);
});

test('hides nothing with reduced motion', () => {
  jest.mocked(prefersReducedMotion).mockReturnValue(true);
  render(<Page />);
  scrollTo(1);
  expect(waits(block('First card'))).toBe(false);
});
