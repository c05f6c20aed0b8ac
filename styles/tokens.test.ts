/** Layout and pace of SPEC section 9 and of the design, their numbers written out on purpose. */
import { readFileSync, readdirSync } from 'node:fs';
import config from '@/tailwind.config';

const { screens, extend, transitionDuration } = config.theme;

test('the layout changes at 480, 640, 768 and 900 px, and above 1024', () => {
  expect(screens).toEqual({
    xs: '480px',
    sm: '640px',
    md: '768px',
    lg: '900px',
    xl: '1025px',
    page: '1440px',
  });
});

test('the container, the modal and the mega-menu have their sizes', () => {
  expect(extend.maxWidth).toMatchObject({ page: '1440px', modal: '1200px' });
  expect(extend.maxHeight.modal).toBe('90vh');
  expect(extend.width).toMatchObject({ 'mega-menu': '760px', 'mega-menu-panel': '280px' });
});

test('hovers, tabs, the walkthrough’s light and a door’s leaf have their pace', () => {
  expect(transitionDuration).toEqual({
    hover: '180ms',
    quick: '100ms',
    tab: '200ms',
    light: '300ms',
    leaf: '240ms',
  });
});

test('script asks only for widths at which the layout changes', () => {
  const changes = Object.values(screens).map((width) => parseInt(width));
  const asked = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(`components/${file}`, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
        ([, side, width]) => ({ file, least: Number(width) + (side === 'max' ? 1 : 0) }),
      ),
    );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ least }) => !changes.includes(least))).toEqual([]);
});
