/** How the shell reads and writes the address: anchors, links to the current page, unusual forms. */
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { home } from '@/content/pages/home';
import { notFoundPath } from '@/content/site/routes';
import { Footer } from '../footer/footer';
import { Shell } from '../shell';

const user = userEvent.setup();
// The first load of each page takes time.
configure({ asyncUtilTimeout: 10_000 });

/** A document opened at this address, prerendered for `path`. */
async function open(address: string, path = '/') {
  History.prototype.replaceState.call(history, null, '', address);
  await act(async () => {
    render(
      <>
        <Shell path={path} meta={{ title: 'Document', description: '' }} tone="paper">
          <h1>The page of the document</h1>
        </Shell>
        <Footer />
      </>,
    );
  });
}

const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
const back = () =>
  act(async () => {
    history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
const address = () => location.href.slice(location.origin.length);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const footerLink = (name: string) => screen.getAllByRole('link', { name }).at(-1)!;

beforeEach(() => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = jest.fn();
});

describe('an anchor inside the page', () => {
  it('keeps the page and gets an address that survives a reload and a new tab', async () => {
    await open('/#/privacy');
    await heading('Privacy Policy');
    await user.click(screen.getByRole('link', { name: /Your rights/ }));
    expect(address()).toBe('/privacy/#privacy-7');
    expect(screen.getByRole('heading', { name: /Your rights/ })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();

    await back();
    expect(address()).toBe('/#/privacy');
    expect(await heading('Privacy Policy')).toHaveFocus();
  });

  it('is replaced by the next page’s address', async () => {
    await open('/#/privacy');
    await heading('Privacy Policy');
    await user.click(screen.getByRole('link', { name: /Your rights/ }));
    await user.click(footerLink('About'));
    await heading('Redefining School Safety Operations');
    expect(address()).toBe('/#/about');

    await back();
    await heading('Privacy Policy');
    expect(screen.getByRole('heading', { name: /Your rights/ })).toHaveFocus();
  });

  it('keeps the page when it is typed into the address', async () => {
    await open('/#/terms');
    await heading('Terms of Service');
    await go('#terms-3');
    await heading('Terms of Service');
    expect(address()).toBe('/terms/#terms-3');
  });

  it('on home leads back to home', async () => {
    await open('/#values');
    await go('#/about');
    await heading('Redefining School Safety Operations');
    await back();
    await heading('The page of the document');
    expect(address()).toBe('/#values');
  });

  it('is dropped on a page without a prerendered address', async () => {
    await open('/#/no-such-page');
    await go('#main');
    expect(address()).toBe('/#/no-such-page');
    expect(document.title).toMatch(/^Page not found/);
  });

  it('is scrolled to after a reload of a prerendered page', async () => {
    await open('/about/#main', '/about');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(address()).toBe('/about/#main');
  });
});

describe('a link to the current page', () => {
  it('scrolls to its top between two forms of home’s address', async () => {
    await open('/#/');
    jest.mocked(window.scrollTo).mockClear();
    await go('#home');
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('the address of a prerendered page', () => {
  test.each([
    ['/about/', '/about', '/#/about'],
    ['/about/?from=mail', '/about', '/?from=mail#/about'],
    ['/about/#/about?from=mail', '/about', '/#/about?from=mail'],
    ['/about/index.html', '/about', '/#/about'],
    ['/', '/', '/'],
    ['/?from=mail', '/', '/?from=mail'],
    ['/index.html', '/', '/'],
    ['/about', notFoundPath, '/#/about'],
    ['/no-such-page', notFoundPath, '/no-such-page'],
  ])('%s of the document for %s becomes %s', async (typed, path, usual) => {
    const entries = history.length;
    await open(typed, path);
    expect(address()).toBe(usual);
    expect(history).toHaveLength(entries);
  });

  test.each(['/about/#home', '/about/#/'])(
    'with home in its hash shows home: %s',
    async (typed) => {
      await open(typed, '/about');
      expect(address()).toBe(typed.replace('/about', ''));
      await heading(home.hero.headline);
    },
  );
});
