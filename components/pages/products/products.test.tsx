import { render, screen, within } from '@testing-library/react';
import { modules } from '@/content/site/modules';
import { productsOverview } from '@/content/pages/products-overview';
import { ProductsPage } from './products';

describe('the products overview', () => {
  beforeEach(() => {
    render(<ProductsPage content={productsOverview} modules={modules} />);
  });

  it('has the heading Complete Safety Platform', () => {
    expect(
      screen.getByRole('heading', { level: 1, name: 'Complete Safety Platform' }),
    ).toBeVisible();
  });

  it('shows category, name and Learn More of each module, and its title links to its page', () => {
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(modules.length);
    cards.forEach((card, at) => {
      const { id, name, category } = modules[at] ?? {};
      expect(within(card).getByRole('heading', { level: 2, name })).toBeVisible();
      expect(within(card).getByText(category ?? '')).toBeVisible();
      const link = within(card).getByRole('link', {
        name: `Learn More about solutions with ${name}`,
      });
      expect(link).toHaveAttribute('href', '#/solutions');
      const product = within(card).getByRole('link', { name });
      expect(product).toHaveAttribute('href', `#/products/${id}`);
    });
  });
});
