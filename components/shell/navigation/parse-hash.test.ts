import fc from 'fast-check';
import { findRoute } from '../find-route';
import { parseHash } from './parse-hash';
import { staticPages } from '@/content/site/routes';

const kinds = [...Object.values(staticPages).map(({ kind }) => kind), 'product'];

describe('parseHash', () => {
  test.each<[string, string]>([
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
    ['#/about%20', '/about'],
    ['#%20/about%0A', '/about'],
    ['#home%20', '/'],
    ['#/about&utm_source=x', '/about'],
    ['#/about &utm_source=%', '/about'],
    ['#/products/nexus#features', '/products/nexus'],
    ['#/products/drill%2Dmanagement%3Fx=1', '/products/drill-management'],
    ...[...'.,;:!)]}*_>"\'’”»'].map((mark) => [`#/about${mark}`, '/about'] as [string, string]),
    ['#/about%22%3E', '/about'],
    ['#/about%E2%80%9D).', '/about'],
    ['#/products/nexus/.', '/products/nexus'],
    ['#home.', '/'],
  ])('reads %p as the path %p', (hash, path) => {
    expect(parseHash(hash)).toBe(path);
  });

  test.each(['#main', '#Resources_FAQ', '#privacy-1', '#about', '#homes', '#?', '#a /about'])(
    'returns undefined for the anchor %p',
    (hash) => {
      expect(parseHash(hash)).toBeUndefined();
    },
  );

  test.each(['#/%', '#/%E0%A4%A', '#/%zz/%', '#/<script>', '#/__proto__', '#/' + 'a'.repeat(1e5)])(
    'returns an unknown path for %.40p and does not throw',
    (hash) => {
      expect(parseHash(hash)).toMatch(/^\//);
    },
  );
});

test('never throws, and returns no route or a known kind of page, for any text in the hash', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '/',
      '//',
      '..',
      '%',
      '%2f',
      '%20',
      '%3F',
      '&',
      '?',
      '#',
      '<',
      '"',
      ']',
      '\\',
      ' ',
      '-',
      '.',
      ',',
      ')',
    ),
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
