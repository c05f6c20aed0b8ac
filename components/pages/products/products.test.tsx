import { render, screen, within } from '@testing-library/react';
import { modules, otherProducts } from '@/content/site/modules';
import { ProductsPage } from './products';

// What each card says is in e2e/home.spec.ts.
test('each card has a title that links to its product, and Learn More', () => {
  render(<ProductsPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Safety Platform');
  const [cards, others] = screen.getAllByRole('list').map((list) => within(list));
  expect(cards!.getAllByRole('listitem')).toHaveLength(modules.length);
  for (const [at, { id, name }] of modules.entries()) {
    const card = within(cards!.getAllByRole('listitem')[at]!);
    expect(card.getByRole('link', { name })).toHaveAttribute('href', `#/products/${id}`);
    const more = card.getByRole('link', { name: `Learn More about solutions with ${name}` });
    expect(more).toHaveAttribute('href', '#/solutions');
  }
  for (const { name, route } of otherProducts)
    expect(others!.getByRole('link', { name })).toHaveAttribute('href', `#${route}`);
});
