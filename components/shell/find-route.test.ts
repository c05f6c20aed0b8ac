import { allAddresses, productSlugs } from '@/content/site/addresses';
import { productAliases, productKeys } from '@/content/site/routes';
import { findRoute } from './find-route';

test('every address of the site has a page', () => {
  const kinds = allAddresses().map(({ path }) => findRoute(path)?.kind);
  expect(kinds).not.toContain(undefined);
});

// The tables of docs/specification.md, which its own test compares with these.
test.each([
  ...Object.entries(productAliases).map(([name, slug]) => [`/products/${name}`, slug]),
  ...Object.entries(productKeys).map(([name, slug]) => [`/product/${name}`, slug]),
])('%s shows the product %s', (path, slug) => {
  expect(findRoute(path)).toEqual({ path, kind: 'product', slug });
});

test.each([
  ['/resources', 'grants'],
  ['/resources/docs', 'grants'],
  ['/resources/case-studies', 'grants'],
  ['/resources/blog', 'grants'],
  ['/resources/faq', 'faq'],
])('%s opens the tab %s', (path, tab) => {
  expect(findRoute(path)).toMatchObject({ kind: 'resources', tab });
});

test.each([
  ...['/product/unknown', '/product/panic-app', '/product/__proto__', '/product/constructor'],
  ...['/products/__proto__', '/products/../site', '/products/nexus/more', '/products/%'],
  ...['/products/a b', '/products/-', '/products/no-such-product', '/product'],
])('%s shows no product', (path) => {
  const route = findRoute(path);
  expect(route?.kind).toBe('product');
  expect(productSlugs).not.toContain(route?.slug);
});

test.each(['/nope', '/__proto__', '/constructor', '/toString', '/about/us', '//', ''])(
  '%p has no page',
  (path) => {
    expect(findRoute(path)).toBeUndefined();
  },
);
