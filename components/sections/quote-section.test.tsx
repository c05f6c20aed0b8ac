import { render, screen } from '@testing-library/react';
import { QuoteLine, QuoteSection } from './quote-section';

test('a sample quote has what is paid once and each year, counts, and never an amount', () => {
  render(<QuoteSection />);
  const table = screen.getByRole('table', { name: 'What a quote looks like' });
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'What we count',
    'Once',
    'Each year',
  ]);
  expect(screen.getByRole('row', { name: /Doors with a lock your price.* none/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Enrollment and modules none your price/ })).toBeVisible();
  expect(table).not.toHaveTextContent(/\d/);
});

test('a page asks for a quote about what it shows', () => {
  render(<QuoteLine subject="K-12 Single Campus" />);
  const link = screen.getByRole('link', { name: 'Ask for a quote' }).getAttribute('href')!;
  expect(decodeURIComponent(link)).toMatch(
    /message=About: K-12 Single Campus\n.*quote[^]*Campuses:$/,
  );
});
