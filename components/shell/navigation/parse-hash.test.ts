import fc from 'fast-check';
import { findRoute } from '../find-route';
import { parseHash, repairAddress } from './parse-hash';
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
    ['#/caf%C3%A9?x=%', '/café'],
    ['#/about%20', '/about'],
    ['#%20/about%0A', '/about'],
    ['#home%20', '/'],
    ['#/about&utm_source=x', '/about'],
    ['#/about &utm_source=%', '/about'],
    ['#/about&amp;utm_source=x', '/about'],
    ['#/products/nexus#features', '/products/nexus'],
    ['#/products/drill%2Dmanagement%3Fx=1', '/products/drill-management'],
    ...[...'.,;:!)]}*_>"\'’”»-`|\\\u200b\u200c\u200d\u2060\ufeff\u00a0'].map(
      (mark) => [`#/about${mark}`, '/about'] as [string, string],
    ),
    ['#/about%22%3E', '/about'],
    ['#/about%E2%80%9D).', '/about'],
    ['#/about%E2%80%8B', '/about'],
    ['#/%E2%80%8Babout', '/about'],
    ['#/about%5C', '/about'],
    ['#/about%3C/a%3E', '/about'],
    ['#/about](https://school.org/', '/about'],
    ['#/products/nexus/.', '/products/nexus'],
    ['#/products/nexus/index.html', '/products/nexus'],
    ['#/products/nexus.html', '/products/nexus'],
    ['#/index.html', '/'],
    ['#home.', '/'],
    ['##/about', '/about'],
    ['#/#/about', '/about'],
    ['#/%23/about', '/about'],
    ['#%2Fabout', '/about'],
    ['#%252Fabout', '/about'],
  ])('reads %p as the path %p', (hash, path) => {
    expect(parseHash(hash)).toEqual({ path });
  });

  test.each(['#main', '#Resources_FAQ', '#privacy-1', '#about', '#homes', '#?', '#a /about'])(
    'returns no path for the anchor %p',
    (hash) => {
      expect(parseHash(hash)).toEqual({ anchor: hash.slice(1) });
    },
  );

  test.each([
    ...['#/%', '#/%E0%A4%A', '#/%zz/%', '#/<script>', '#/"', '#/🏫/🔒', '#/__proto__', '#/../..'],
    '#/' + 'a'.repeat(1e5),
    '#/' + '%2f'.repeat(1e5) + '-',
    '#/' + 'a-'.repeat(1e5) + '🏫',
  ])('returns an unknown path for %.40p and does not throw', (hash) => {
    const { path } = parseHash(hash);
    expect(path).toMatch(/^\/./);
    expect(findRoute(path!)).toBeUndefined();
  });
});

test('never throws, and returns no route or a known kind of page, for any text in the hash', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...'/ // .. % %2f %20 %3F %23 & ? # < " ] \\ - . , )'.split(' '), ' '),
    fc.constantFrom('products', 'product', 'resources', 'faq', 'home', 'main', 'nexus'),
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'javascript:'),
  );
  const start = fc.constantFrom('', '#', '#/', '#/products/', '#/product/');
  fc.assert(
    fc.property(start, fc.array(part, { maxLength: 6 }), (prefix, parts) => {
      const { path } = parseHash(prefix + parts.join(''));
      if (path === undefined) return;
      expect(path).toMatch(/^\//);
      expect(path).not.toMatch(/\/\//);
      const route = findRoute(path);
      if (route) expect(kinds).toContain(route.kind);
    }),
    { numRuns: 2000 },
  );
});

describe('repairAddress', () => {
  test.each([
    ['//', '/'],
    ['//contact/', '/contact/'],
    ['///index.html', '/index.html'],
    ['//?from=mail#/about', '/?from=mail#/about'],
    ['/%23/products/nexus', '/#/products/nexus'],
    ['//%23/contact?from=mail', '/#/contact?from=mail'],
    ['/%2523/products/nexus', '/#/products/nexus'],
    ['/campus/%23/contact', '/campus/#/contact'],
    ['/privacy/%23privacy-4', '/privacy/#privacy-4'],
    ['/?utm_source=x%23/products/nexus', '/?utm_source=x#/products/nexus'],
    ['/?utm_source=x%23%2Fcontact&y=1', '/?utm_source=x#%2Fcontact&y=1'],
  ])('makes %s %s', (before, after) => {
    expect(repairAddress(`https://school.org${before}`)).toBe(`https://school.org${after}`);
  });

  test.each(['/', '/?color=%23fff', '/?next=%23/about#/contact', '/a//b/', '/about/#%23x'])(
    'leaves %s as it is',
    (address) => {
      expect(repairAddress(`https://school.org${address}`)).toBe(`https://school.org${address}`);
    },
  );
});
