import { render, screen, within } from '@testing-library/react';
import { doors } from '@/content/scene/doors';
import { productPage } from '@/content/pages/product-page';
import { KeyPlan } from './key-plan';

const links = (product: string) => {
  render(
    <KeyPlan
      label="Where it is"
      place="Front desk"
      product={product}
      linksLabel={productPage.rooms}
      scene={productPage.scene}
    />,
  );
  const nav = screen.getByRole('navigation', { name: productPage.rooms });
  return within(nav).getAllByRole('link');
};
const isCurrent = (link: HTMLElement) => link.getAttribute('aria-current') === 'page';

it('links to all products in the order of a walk, each named with its room', () => {
  const all = links('nexus');
  expect(all.map((link) => link.getAttribute('href'))).toEqual(
    doors.map(({ product }) => `#/products/${product.id}`),
  );
  expect(all.at(-1)).toHaveAccessibleName(/^Drill Management ?: the front gate$/);
});

it('marks the link of the page’s product, also where two products share a room', () => {
  expect(links('ai-insights').filter(isCurrent)).toEqual([
    screen.getByRole('link', { name: /^AI-Powered Insights ?: the office$/ }),
  ]);
});

it('marks none for a product without a room', () => {
  expect(links('hall-pass').filter(isCurrent)).toEqual([]);
});
