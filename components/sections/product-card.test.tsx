import { render, screen, within } from '@testing-library/react';
import { ProductCard } from './product-card';
import { ProductCardRow } from './product-card-row';

const picture = { src: '/media/nexus.svg', width: 960, height: 720, alt: '' } as const;

describe('a row of product cards', () => {
  beforeEach(() => {
    render(
      <ProductCardRow layout="three">
        <ProductCard picture={picture}>
          <h3>Nexus</h3>
          <a href="#/products/nexus">View More</a>
        </ProductCard>
        <ProductCard picture={{ ...picture, alt: 'A front desk' }} eager>
          <h3>Visitor Management</h3>
        </ProductCard>
      </ProductCardRow>,
    );
  });

  it('renders a list with one item per card', () => {
    const cards = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual(['NexusView More', 'Visitor Management']);
  });

  it('has one tab stop in a card with a link, none in a card without', () => {
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('gives informative images alt text, and loads those below the fold lazily', () => {
    expect(screen.getByRole('img', { name: 'A front desk' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  });
});
