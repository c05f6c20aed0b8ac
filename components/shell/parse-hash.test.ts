import { parseHash } from './parse-hash';

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
