import { currentIn } from './current-in';

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
  expect(currentIn(item, path)).toBe(expected ? 'page' : undefined);
});
