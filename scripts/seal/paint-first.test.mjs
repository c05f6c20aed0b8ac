/** @jest-environment jsdom */
import { paintFirst } from './paint-first.mjs';

const page =
  '<html><head><link rel="preload" as="script" href="/a.js"/>' +
  '<script src="/a.js" async="" integrity="sha384-a"></script>' +
  '<script src="/old.js" noModule="" integrity="sha384-o"></script></head>' +
  '<body><script src="/b.js" async="" integrity="sha384-b"></script></body></html>';

const starter = /<script>(\/\*paint-first\*\/[\s\S]*?)<\/script>/.exec(paintFirst(page))?.[1] ?? '';
const run = () => new Function(starter)();
const asked = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [
    new URL(src).pathname,
    integrity,
  ]);
const all = [
  ['/a.js', 'sha384-a'],
  ['/b.js', 'sha384-b'],
];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete document.documentElement.dataset.routePending;
});

it('asks for the scripts a frame after the first, each once and with its integrity', () => {
  run();
  jest.advanceTimersByTime(20);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(asked()).toEqual(all);
  jest.advanceTimersByTime(5000);
  expect(asked()).toEqual(all);
});

it('asks at once while the page is hidden for another', () => {
  document.documentElement.dataset.routePending = '';
  run();
  expect(asked()).toEqual(all);
});

it('then asks first for what the other page needs', () => {
  document.documentElement.dataset.routePending = '';
  const html = paintFirst(page, [['/ahead.js', 'sha384-x']]);
  new Function(/<script>(\/\*paint-first\*\/[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')();
  expect(asked()).toEqual([['/ahead.js', 'sha384-x'], ...all]);
});

it('does not wait for a frame that never comes', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  run();
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(all);
});

it('leaves scripts for old browsers in place, and a page done before as it is', () => {
  const once = paintFirst(page);
  expect(once).toContain('<script src="/old.js" noModule="" integrity="sha384-o"></script>');
  expect(once).not.toContain('as="script"');
  expect(paintFirst(once)).toBe(once);
});
