/** How the address is read and which form it gets. `after-navigation` scrolls and moves the focus. */
import { act, renderHook } from '@testing-library/react';
import { notFoundPath } from '@/content/site/routes';
import { open as openAddress, replaceTab, routeAddress, useNavigation } from './address';

/** Opens a document at this address, prerendered for `path`; returns where the visitor is. */
function open(typed: string, path = '/') {
  History.prototype.replaceState.call(history, null, '', typed);
  const { result } = renderHook(() => useNavigation(path));
  return () => {
    const { path: at, anchor } = result.current;
    return [location.href.slice(location.origin.length), at, ...(anchor ? [anchor] : [])];
  };
}
const during = (event: string, action: () => void) =>
  act(async () => {
    const happened = new Promise((done) => window.addEventListener(event, done, { once: true }));
    action();
    await happened;
  });
const type = (hash: string) => during('hashchange', () => (location.hash = hash));
const back = () => during('popstate', () => history.back());

test.each([
  ['/about/', '/about', '/#/about'],
  ['/about/?from=mail', '/about', '/?from=mail#/about'],
  ['/about/#/about?from=mail', '/about', '/#/about?from=mail'],
  ['/about/index.html', '/about', '/#/about'],
  ['/products/nexus/index.html', '/products/nexus', '/#/products/nexus'],
  ['/contact%3C/a%3E', notFoundPath, '/#/contact', '/contact'],
  ['/%E2%80%8Bcontact', notFoundPath, '/#/contact', '/contact'],
  ['/product/', notFoundPath, '/#/product', '/product'],
  ['/#/contact.', '/', '/#/contact', '/contact'],
  ['/#/%23/contact', '/', '/#/contact', '/contact'],
  ['/about/#home', '/about', '/#home', '/'],
  ['/about/#/', '/about', '/#/', '/'],
  ['/', '/', '/'],
  ['/?from=mail', '/', '/?from=mail'],
  ['/index.html', '/', '/'],
  ['/about', notFoundPath, '/#/about', '/about'],
  ['/no-such-page', notFoundPath, '/no-such-page'],
])('%s of the document for %s becomes %s', (typed, path, address, shown = path) => {
  const entries = history.length;
  expect(open(typed, path)()).toEqual([address, shown]);
  expect(history).toHaveLength(entries);
});

test('a tab that is chosen before the address has been read is part of it', () => {
  History.prototype.replaceState.call(history, null, '', '/resources/');
  replaceTab('faq');
  expect(open(location.href, '/resources')()).toEqual(['/#/resources/faq', '/resources/faq']);
});

test.each([
  ['keeps its page', '/#/terms', '#terms-3', ['/terms/#terms-3', '/terms', 'terms-3']],
  [
    'of an unknown page is dropped',
    '/#/no-such-page',
    '#main',
    ['/#/no-such-page', '/no-such-page'],
  ],
])('a typed anchor %s', async (_, typed, hash, expected) => {
  const where = open(typed);
  await type(hash);
  expect(where()).toEqual(expected);
});

test('an anchor survives a reload of the prerendered page', () => {
  expect(open('/about/#main', '/about')()).toEqual(['/about/#main', '/about', 'main']);
});

test('Back leads from a page to the anchor before it, and to the page before that', async () => {
  const where = open('/#/privacy');
  act(() => openAddress(`${location.origin}/privacy/#privacy-7`));
  expect(where()).toEqual(['/privacy/#privacy-7', '/privacy', 'privacy-7']);
  act(() => openAddress(routeAddress('/about')));
  expect(where()).toEqual(['/#/about', '/about']);
  await back();
  expect(where()).toEqual(['/privacy/#privacy-7', '/privacy', 'privacy-7']);
  await back();
  expect(where()).toEqual(['/#/privacy', '/privacy']);
});

test('Back leads to an anchor of home', async () => {
  const where = open('/#values');
  await type('#/about');
  await back();
  expect(where()).toEqual(['/#values', '/', 'values']);
});
