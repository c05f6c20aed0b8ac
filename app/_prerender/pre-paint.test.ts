import { brotliCompressSync } from 'node:zlib';
import { allAddresses } from '@/content/site/addresses';
import { earlyPress } from './early-press';
import { prePaint } from './pre-paint';

/** Runs the script in a document at this address; `redirectCount` is the host's redirects to it. */
function open(address: string, { redirectCount = 0 } = {}) {
  const location = Object.assign(new URL(`https://school.org${address}`), { replace: jest.fn() });
  const root = { dataset: {} as DOMStringMap };
  const history = {
    scrollRestoration: 'auto',
    replaceState: (_state: null, _title: string, repaired: string) => {
      location.href = repaired;
    },
  };
  const performance = { getEntriesByType: () => [{ redirectCount, name: '' }] };
  const run = new Function('document', 'location', 'history', 'performance', prePaint);
  run({ documentElement: root }, location, history, performance);
  return {
    address: location.href.slice(location.origin.length),
    goesTo: location.replace.mock.calls.map(([to]) => String(to)),
    hidesMain: 'routePending' in root.dataset,
    history,
  };
}

describe('prePaint', () => {
  test.each(allAddresses().map(({ path }) => path))(
    'opens the prerendered page of /#%s',
    (path) => {
      const [to] = open(path === '/' ? '/about/#/' : `/#${path}`).goesTo;
      expect(to).toBe(path === '/' ? '/#/' : `${path}/#${path}`);
      expect(open(to!)).toMatchObject({ goesTo: [], hidesMain: false });
    },
  );

  test.each([
    ['/?from=mail#/about', '/about/?from=mail#/about'],
    ['/#/about?from=mail', '/about/#/about?from=mail'],
    ['/terms/#/about', '/about/#/about'],
    ['/about/#home', '/#home'],
    ['/about/#/Home', '/#/Home'],
    ['/index.html#/about', '/about/#/about'],
    ['/#/products/nexus%3Fx=1#features', '/products/nexus/#/products/nexus%3Fx=1#features'],
    ['/#/about”).', '/about/#/about%E2%80%9D).'],
    ['//?from=mail#/about', '/about/?from=mail#/about'],
    ['/%23/about', '/about/#/about'],
    ['/#%2Fabout', '/about/#%2Fabout'],
  ])('goes from %s to %s', (address, to) => {
    expect(open(address)).toMatchObject({ goesTo: [to], hidesMain: true });
  });

  test.each([
    '/',
    '/#/',
    '/#/Home/',
    '/#main',
    '/about/',
    '/about/#team',
    '/about/#/about',
    '/about/#/About/?from=mail',
    '/about/index.html#/about',
    '/about.html#/about',
    '/campus%/#main',
  ])('stays at %s, which is the document’s prerendered page', (address) => {
    expect(open(address)).toMatchObject({ goesTo: [], hidesMain: false });
  });

  test.each([
    ['//', '/'],
    ['//about/', '/about/'],
    ['/privacy/%23privacy-4', '/privacy/#privacy-4'],
  ])('repairs the address %s and stays there', (address, repaired) => {
    expect(open(address)).toMatchObject({ address: repaired, goesTo: [], hidesMain: false });
  });

  test.each([
    '/#/nope',
    '/#/product/panic-app',
    '/#/__proto__',
    '/#///evil.org',
    '/#/\\evil.org',
    '/#/..//evil.org',
    '/#/%2F%2Fevil.org',
    '/#/javascript:alert(1)',
  ])('leaves an unknown path to the shell, with main hidden: %s', (address) => {
    expect(open(address)).toMatchObject({ goesTo: [], hidesMain: true });
  });

  it('does not loop where a host redirects a missing page to home', () => {
    expect(open('/#/about', { redirectCount: 1 })).toMatchObject({ goesTo: [], hidesMain: true });
  });

  it('keeps the browser from restoring a scroll position', () => {
    expect(open('/').history.scrollRestoration).toBe('manual');
  });

  it('is below 1.5 KB as it is sent with the other first script, without a tag, which Trusted Types would block', () => {
    const script = prePaint + earlyPress;
    expect(brotliCompressSync(script).length).toBeLessThan(1536);
    expect(script).not.toContain('<');
  });
});
