import { brand } from '@/content/site/brand';
import { render, screen, within } from '@testing-library/react';
import { allAddresses } from '@/content/site/addresses';
import { Footer } from './footer';

const paths = allAddresses().map(({ path }) => path);

/** The links in the list under a heading, as label and route. */
function linksUnder(heading: string) {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

beforeEach(() => {
  render(<Footer />);
});

it('lists products, company and resources', () => {
  expect(linksUnder('Products')).toEqual([
    ['Nexus', '#/products/nexus'],
    ['Drill Management', '#/products/drill-management'],
    ['Panic Button App', '#/products/panic-button'],
    ['Rapid Lockdown', '#/products/rapid-lockdown'],
  ]);
  expect(linksUnder('Company')).toEqual([
    ['About', '#/about'],
    ['Privacy Policy', '#/privacy'],
    ['Terms of Service', '#/terms'],
  ]);
  expect(linksUnder('Resources')).toEqual([
    ['Grants', '#/resources'],
    ['FAQ', '#/resources/faq'],
  ]);
});

it('links only to addresses that show a page', () => {
  const routes = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'));
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) expect(paths).toContain(route.slice(1));
});

it('shows how to contact the company', () => {
  expect(linksUnder('Contact')).toEqual([
    [brand.mail.general, `mailto:${brand.mail.general}`],
    ['(404) 555-0142', 'tel:+14045550142'],
  ]);
  expect(screen.getByText('Atlanta, Georgia 30303')).toBeInTheDocument();
});

it('shows the copyright and the legal links', () => {
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/^© 2025 /)).toBeInTheDocument();
  expect(footer.getAllByRole('link', { name: 'Privacy Policy' })).toHaveLength(2);
  expect(footer.getAllByRole('link', { name: 'Terms of Service' })).toHaveLength(2);
});
