import fc from 'fast-check';
import { edges, parseHash } from '@/components/shell/navigation/parse-hash';
import { allAddresses } from '@/content/site/addresses';
import { prePaint } from './pre-paint';

/** Runs the script in a document at this address; `redirectCount` is the host's redirects to it. */
function open(address: string, { redirectCount = 0, name = '' } = {}) {
  const { pathname, search, hash } = new URL(address, 'https://school.org');
  const replace = jest.fn();
  const root = { dataset: {} as DOMStringMap };
  const history = { scrollRestoration: 'auto' };
  const performance = { getEntriesByType: () => [{ redirectCount, name }] };
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
    ['/terms/#/about', '/about/#/about'],
    ['/about/#home', '/#home'],
    ['/about/#/Home', '/#/Home'],
    ['/index.html#/about', '/about/#/about'],
    ['/#/about%20', '/about/#/about%20'],
    ['/#/products/nexus%3Fx=1#features', '/products/nexus/#/products/nexus%3Fx=1#features'],
    ['/#/about”).', '/about/#/about%E2%80%9D).'],
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

  it('hands on the text directive of a link to a highlight', () => {
    const name = 'https://school.org/#/about:~:text=Always%20Available';
    expect(open('/#/about', { name }).goesTo).toEqual(['/about/#/about:~:text=Always%20Available']);
  });

  it('keeps the browser from restoring a scroll position', () => {
    expect(open('/').history.scrollRestoration).toBe('manual');
  });

  it('reads every hash as the shell does', () => {
    const known = allAddresses().map(({ path }) => path);
    const text = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '?',
        '%',
        '%2f',
        '%2F',
        '#',
        '%3f',
        '&',
        '%20',
        '..',
        ' ',
        '.',
        '),',
        '”',
        '">',
        'home',
        'Home',
        '%68ome',
      ),
      fc.constantFrom(...known, ...known.map((path) => path.toUpperCase())),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const start = fc.constantFrom('', '/', '//', 'home', '/about');
    fc.assert(
      fc.property(start, fc.array(text, { maxLength: 4 }), (first, parts) => {
        const { hash } = new URL(`#${first}${parts.join('')}`, 'https://school.org');
        const path = parseHash(hash);
        const { goesTo, hidesMain } = open(`/terms/${hash}`);
        const isElsewhere =
          hash.slice(1).replace(edges, '') !== '' && path !== undefined && path !== '/terms';
        expect(hidesMain).toBe(isElsewhere);
        const page = path === '/' ? '/' : `${path}/`;
        expect(goesTo).toEqual(isElsewhere && known.includes(path) ? [page + hash] : []);
      }),
      {
        numRuns: 2000,
        examples: [
          ['/', ['%68ome']],
          ['', ['#']],
          ['/', ['home/']],
        ],
      },
    );
  });

  it('contains no tag, which Trusted Types would block', () => {
    expect(prePaint).not.toContain('<');
  });
});
