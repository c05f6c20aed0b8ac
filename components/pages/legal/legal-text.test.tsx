import { render, screen } from '@testing-library/react';
import { brand } from '@/content/site/brand';
import { LegalText } from './legal-text';

describe('a paragraph of a legal page', () => {
  it('converts placeholders to mail links', () => {
    render(
      <LegalText text="Write to {privacy} about privacy, or {support} about anything else." />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `mailto:${brand.mail.privacy}`,
      `mailto:${brand.mail.support}`,
    ]);
    expect(screen.getByText(/^Write to/)).toHaveTextContent(
      `Write to ${brand.mail.privacy} about privacy, or ${brand.mail.support} about anything else.`,
    );
  });

  it('keeps other braces', () => {
    render(<LegalText text="A set {a, b} and a {constructor} and a {name}." />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('A set {a, b} and a {constructor} and a {name}.')).toBeVisible();
  });

  it('keeps line breaks of an address', () => {
    render(<LegalText text={'Lane High\n100 Example Street NW'} />);
    const address = screen.getByText(/Lane High/);
    expect(address.tagName).toBe('ADDRESS');
    expect(address.textContent).toBe('Lane High\n100 Example Street NW');
  });
});
