import { prePaint } from './pre-paint';

/** Runs the script in a document at this address, and lets the test break the document's scripts. */
function open(address: string) {
  const { pathname, hash } = new URL(address, 'https://school.org');
  const replace = jest.fn();
  const root = { dataset: {} as DOMStringMap };
  const listeners: ((event: unknown) => void)[] = [];
  const run = new Function('document', 'location', 'addEventListener', prePaint);
  run({ documentElement: root }, { pathname, hash, replace }, (_: string, listen: () => void) =>
    listeners.push(listen),
  );
  const fail = (target: object) => listeners.forEach((listen) => listen({ target }));
  return { root, replace, fail };
}
const waits = ({ root }: { root: { dataset: DOMStringMap } }) => 'routePending' in root.dataset;
const documentScript = { integrity: 'sha384-a' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('prePaint', () => {
  test.each(['/#/privacy', '/#/products/nexus', '/about/#/', '/about/#/home', '/#/nope', '/#//a'])(
    'hides the document’s own page at %s',
    (address) => {
      expect(waits(open(address))).toBe(true);
    },
  );

  test.each([
    '/',
    '/#',
    '/#/',
    '/#/home',
    '/#/Home/',
    '/#main',
    '/about/',
    '/about/#/about',
    '/#/?a',
  ])('shows the document’s own page at %s', (address) => {
    expect(waits(open(address))).toBe(false);
  });

  it('goes on at the page’s own address when a script of the document fails', () => {
    const page = open('/#/Products/Nexus/?from=mail');
    page.fail(documentScript);
    page.fail(documentScript);
    expect(page.replace.mock.calls).toEqual([['/products/nexus/']]);
  });

  it('goes home from another page when home was asked', () => {
    const page = open('/about/#/home');
    page.fail(documentScript);
    expect(page.replace).toHaveBeenCalledWith('/');
  });

  it('goes on when nothing has come in time', () => {
    const page = open('/#/privacy');
    jest.advanceTimersByTime(14_999);
    expect(page.replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(page.replace).toHaveBeenCalledWith('/privacy/');
  });

  it('stays once the shell has shown the page', () => {
    const page = open('/#/privacy');
    delete page.root.dataset.routePending;
    page.fail(documentScript);
    jest.advanceTimersByTime(15_000);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('leaves later chunks, pictures and errors of others to whom they concern', () => {
    const page = open('/#/privacy');
    for (const target of [{}, { integrity: '' }, { src: '/media/team.svg' }]) page.fail(target);
    expect(page.replace).not.toHaveBeenCalled();
  });

  test.each([
    '/#//evil.org',
    '/#/\\evil.org',
    '/#/..//evil.org',
    '/#/%2F%2Fevil.org',
    '/#/javascript:alert(1)',
    '/#/<img>',
  ])('never follows %s out of the site, and shows main instead', (address) => {
    const page = open(address);
    page.fail(documentScript);
    expect(page.replace).not.toHaveBeenCalled();
    expect(waits(page)).toBe(false);
  });

  it('holds nothing that Trusted Types would refuse React to write', () => {
    expect(prePaint).not.toContain('<');
  });
});
