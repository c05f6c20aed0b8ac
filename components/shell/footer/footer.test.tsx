import { render, screen, within } from '@testing-library/react';
import { brand } from '@/content/site/brand';
import { Footer } from './footer';

test('has the blurb, the lists and their links, the address, the copyright and the legal links', () => {
  render(<Footer />);
  const footer = within(screen.getByRole('contentinfo'));
  const titles = footer.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles.slice(-4)).toEqual(['Products', 'Company', 'Resources', 'Contact']);
  const links = footer
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links.slice(-16)).toEqual([
    'Nexus #/products/nexus',
    'Drill Management #/products/drill-management',
    'Panic Button App #/products/panic-button',
    'Rapid Lockdown #/products/rapid-lockdown',
    'About #/about',
    'Privacy Policy #/privacy',
    'Terms of Service #/terms',
    'Grants #/resources',
    'FAQ #/resources/faq',
    'IT & privacy #/it-privacy',
    'Compare #/compare',
    `${brand.mail.general} mailto:${brand.mail.general}`,
    '(404) 555-0142 tel:+14045550142',
    'Privacy Policy #/privacy',
    'Terms of Service #/terms',
    'Accessibility #/accessibility',
  ]);
  for (const text of [brand.blurb, /Atlanta, Georgia 30303$/, /^© 2025 /])
    expect(footer.getByText(text)).toBeVisible();
});
