import { allAddresses } from '@/content/site/addresses';
import { prePaint } from './pre-paint';

/** Runs the script in a document at this address; `redirectCount` is the host's redirects to it. */
function open(address: string, { redirectCount = 0 } = {}) {
  const { pathname, search, hash } = new URL(address, 'https://school.org');
  const replace = jest.fn();
  const root = { dataset: {} as DOMStringMap };
  const history = { scrollRestoration: 'auto' };
  const performance = { getEntriesByType: () => [{ redirectCount }] };
  const run = new Function('document', 'location', 'history', 'performance', prePaint);
  run({ documentElement: root }, { pathname, search, hash, replace }, history, performance);
  return {
    goesTo: replace.mock.calls.map(([to]) => String(to)),
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
    ['/#//About//', '/about/#//About//'],
    ['/#/%61bout', '/about/#/%61bout'],
    ['/terms/#/about', '/about/#/about'],
    ['/about/#home', '/#home'],
    ['/about/#/Home', '/#/Home'],
    ['/index.html#/about', '/about/#/about'],
  ])('goes from %s to %s', (address, to) => {
    expect(open(address)).toMatchObject({ goesTo: [to], hidesMain: true });
  });

  test.each([
    '/',
    '/#',
    '/#/',
    '/#home',
    '/#/home',
    '/#/Home/',
    '/#/?a',
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
    '/#/nope',
    '/#/products/nope',
    '/#/product/panic-app',
    '/#/about/us',
    '/#/__proto__',
    '/#/%',
    '/#///evil.org',
    '/#/\\evil.org',
    '/#/..//evil.org',
    '/#/%2F%2Fevil.org',
    '/#/javascript:alert(1)',
    '/#/about%0A',
  ])('leaves an unknown path to the shell, with main hidden: %s', (address) => {
    expect(open(address)).toMatchObject({ goesTo: [], hidesMain: true });
  });

  it('does not loop where a host redirects a missing page to home', () => {
    expect(open('/#/about', { redirectCount: 1 })).toMatchObject({ goesTo: [], hidesMain: true });
  });

  it('keeps the browser from restoring a scroll position', () => {
    expect(open('/').history.scrollRestoration).toBe('manual');
  });

  it('contains no tag, which Trusted Types would block', () => {
    expect(prePaint).not.toContain('<');
  });
});
