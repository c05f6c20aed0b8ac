import { isCurrent } from './is-current';

test.each([
  ['/products', '/products', true],
  ['/products', '/products/nexus', true],
  ['/products', '/product/nexus', true],
  ['/products', '/productivity', false],
  ['/solutions', '/solutions/k12', true],
  ['/solutions', '/solutions', true],
  ['/resources', '/resources/faq', true],
  ['/resources', '/', false],
  ['/about', '/about', true],
  ['/about', '/about/team', false],
  ['/', '/', true],
  ['/', '/privacy', false],
])('%s is current on %s: %s', (item, path, expected) => {
  expect(isCurrent(item, path)).toBe(expected);
});
