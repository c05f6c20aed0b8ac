import { act, render, screen, within } from '@testing-library/react';
import { demo } from '@/content/site/demo';
import { Shell } from './shell';

const meta = { title: 'Prerendered', description: '' };
const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

/** The document of the home page, as exported: the shell with home in it. */
async function open(hash = '') {
  history.replaceState(null, '', `/${hash}`);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  await act(async () => {
    render(
      <Shell path="/" meta={meta} tone="paper">
        <h1>The page that came with the document</h1>
      </Shell>,
    );
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('invites to a demo before the footer on pages without a call to action', async () => {
  await open();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await go('#/products/nexus');
  await heading('Nexus');
  const band = within(screen.getByRole('complementary', { name: 'Get a Demo' }));
  expect(band.getByRole('heading', { name: demo.product.headline })).toBeVisible();
  expect(band.getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
  await go('#/about');
  await heading('Redefining School Safety Operations');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
