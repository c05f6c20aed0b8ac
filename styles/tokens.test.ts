/** The specification's sizes and durations as literals, so that a changed token fails. */
import { readFileSync, readdirSync } from 'node:fs';
import { header, resourceAnchor } from '@/content/site/timing';
import config from '@/tailwind.config';

const { screens, extend, transitionDuration } = config.theme;

test('the layout changes at 480, 640, 768, 900, 1025, 1240 and 1440 px', () => {
  expect(Object.values(screens).map((width) => parseFloat(width) * 16)).toEqual([
    480, 640, 768, 900, 1025, 1240, 1440,
  ]);
});

test('a scrolled header and the space above an anchor are 64 px, the header at the top 80', () => {
  expect(header).toEqual({ height: 80, scrolledHeight: 64, scrolledThreshold: 80 });
  expect(resourceAnchor.scrollOffset).toBe(64);
});

test('the container, the modal and the mega-menu have their sizes', () => {
  expect(extend.maxWidth).toMatchObject({ page: '90rem', modal: '1200px' });
  expect(extend.maxHeight.modal).toBe('90vh');
  // 760 and 280 px, at 16 px a rem.
  expect(extend.width).toMatchObject({ 'mega-menu': '47.5rem', 'mega-menu-panel': '17.5rem' });
});

test('a tab fades in 200 ms', () => expect(transitionDuration.tab).toBe('200ms'));

test('no component hard-codes a breakpoint', () => {
  const literal = /\((min-width|max-width|width)[^)`$]*\d+(px|rem)\)/;
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => literal.test(readFileSync(`components/${file}`, 'utf8')))).toEqual(
    [],
  );
});
