import fc from 'fast-check';
import { findRoute } from './find-route';
import { parseHash } from './parse-hash';
import { staticPages } from '@/content/routes';

const kinds = [
  ...Object.values(staticPages).map(({ kind }) => kind),
  'product',
  'product-not-found',
];

describe('parseHash', () => {
  test.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#home', '/'],
    ['#/home', '/'],
    ['#/Home/', '/'],
    ['#/about', '/about'],
    ['#/About/', '/about'],
    ['#//about///', '/about'],
    ['#/products//nexus', '/products/nexus'],
    ['#/contact?from=mail#x', '/contact'],
    ['#/products/drill%2Dmanagement', '/products/drill-management'],
    ['#/caf%C3%A9', '/café'],
  ])('reads %p as the path %p', (hash, path) => {
    expect(parseHash(hash)).toBe(path);
  });

  test.each(['#main', '#Resources_FAQ', '#privacy-1', '#about', '#homes', '#?', '# /about'])(
    'leaves the anchor %p to the page',
    (hash) => {
      expect(parseHash(hash)).toBeUndefined();
    },
  );

  test.each(['#/%', '#/%E0%A4%A', '#/%zz/%', '#/<script>', '#/__proto__', '#/' + 'a'.repeat(1e5)])(
    'makes some unknown path of %.40p and throws nothing',
    (hash) => {
      expect(parseHash(hash)).toMatch(/^\//);
    },
  );
});

test('any text in the hash gives no route or a known kind of page, and never an exception', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('/', '//', '..', '%', '%2f', '?', '#', '<', '"', ']', '\\', ' ', '-'),
    fc.constantFrom('products', 'product', 'resources', 'faq', 'home', 'main', 'nexus'),
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'javascript:'),
  );
  const start = fc.constantFrom('', '#', '#/', '#/products/', '#/product/');
  fc.assert(
    fc.property(start, fc.array(part, { maxLength: 6 }), (prefix, parts) => {
      const path = parseHash(prefix + parts.join(''));
      if (path === undefined) return;
      expect(path).toMatch(/^\//);
      expect(path).not.toMatch(/\/\//);
      const route = findRoute(path);
      if (route) expect(kinds).toContain(route.kind);
    }),
    { numRuns: 2000 },
  );
});
