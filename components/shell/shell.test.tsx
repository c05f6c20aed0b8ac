import { brand } from '@/content/site/brand';
import { act, render, screen, within } from '@testing-library/react';
import { demo } from '@/content/site/demo';
import { Footer } from './footer/footer';
import { Shell } from './shell';

const meta = { title: 'Prerendered', description: '' };
const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

/** The document of the home page, as exported: the shell with home in it, and the footer. */
async function open(hash = '') {
  history.replaceState(null, '', `/${hash}`);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  await act(async () => {
    render(
      <>
        <Shell path="/" meta={meta} tone="paper">
          <h1>The page that came with the document</h1>
        </Shell>
        <Footer />
      </>,
    );
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the shell', () => {
  it('shows the page of the document between header and footer', async () => {
    await open();
    expect(screen.getByRole('main')).toContainElement(
      await heading('The page that came with the document'),
    );
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(document.title).toBe(`Prerendered | ${brand.name}`);
  });

  it('invites to a demo before the footer on pages without a call to action', async () => {
    await open();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await go('#/products/nexus');
    await heading('Nexus');
    const band = within(screen.getByRole('complementary', { name: demo.product.headline }));
    expect(band.getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
    await go('#/about');
    await heading('Redefining School Safety Operations');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the page of the hash at its top, sets the title and moves focus', async () => {
    await open();
    await go('#/about');
    const title = await heading('Redefining School Safety Operations');
    expect(title).toHaveFocus();
    expect(document.title).toContain(` | ${brand.name}`);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('returns to the page of the document', async () => {
    await open();
    await go('#/privacy');
    await heading('Privacy Policy');
    await go('#/');
    expect(await heading('The page that came with the document')).toHaveFocus();
  });

  it('leaves main empty at an unknown path, and titles it', async () => {
    await open();
    await go('#/no-such-page');
    expect(screen.getByRole('main')).toHaveTextContent(/^$/);
    expect(document.title).toBe(`Page not found | ${brand.name}`);
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('shows Product Not Found for an unknown product', async () => {
    await open();
    await go('#/products/no-such-product');
    await heading('Product Not Found');
  });

  it('renders one header on pages with a header variant', async () => {
    await open();
    await go('#/contact');
    await heading('Get in Touch');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getByRole('banner')).toHaveTextContent('Contact');
  });
});
