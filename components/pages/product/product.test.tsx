import { render, screen, within } from '@testing-library/react';
import { products } from '@/content/content-for-tests';
import { product as lock } from '@/content/products/electronic-lock';
import { product as nexus } from '@/content/products/nexus';
import type { Product } from '@/content/site/types';
import { ProductPage } from './product';

const summaries = Object.fromEntries(products.map(({ summary }) => [summary.id, summary]));
const show = (product: Product) => render(<ProductPage product={product} summaries={summaries} />);

/** Expects these headings in this order, in which a screen reader comes to them. */
function expectOrder(...names: string[]) {
  const all = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(all.filter((name) => names.includes(name))).toEqual(names);
}
describe.each([
  ['a product page', nexus],
  ['an inverted product page', lock],
])('%s', (_, product: Product) => {
  beforeEach(() => void show(product));

  it('begins with the way back home and asks for a demo', () => {
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Back to home');
    expect(first).toHaveAttribute('href', '#/');
    expect(screen.getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
  });

  it('says what it connects to, then what it does not do, then its story', () => {
    expectOrder(
      'At a glance',
      'What does it connect to?',
      'What does it not do?',
      product.story.headline,
    );
    const { connectsTo, questions, ...answers } = product.glance;
    const lines = [...Object.values(answers).flat(), ...connectsTo.map(({ how }) => how)];
    for (const line of lines) expect(screen.getByText(line)).toBeVisible();
    for (const { question } of questions)
      expect(screen.getByRole('heading', { name: question, level: 3 })).toBeVisible();
  });

  it('names what it connects to, each product as a link', () => {
    for (const { how, ...system } of product.glance.connectsTo) {
      const item = within(screen.getByText(how).closest('li')!);
      if ('products' in system)
        for (const id of system.products)
          expect(item.getByRole('link', { name: summaries[id]!.name })).toHaveAttribute(
            'href',
            `#/products/${id}`,
          );
      else expect(item.getByText(system.name)).toBeVisible();
    }
  });

  it('leads on to three related products', () => {
    expect(
      screen.getByRole('heading', { name: `Works well with ${product.summary.name}` }),
    ).toBeVisible();
    for (const { id, why } of product.related)
      expect(
        within(screen.getByText(why).closest('li')!).getByRole('link', {
          name: summaries[id]!.name,
        }),
      ).toHaveAttribute('href', `#/products/${id}`);
  });
});

it('tells features, plan, story where the page is not inverted', () => {
  show(nexus);
  expectOrder(nexus.features[0].title, nexus.keyPlan.label, nexus.story.headline);
});

it('tells story, plan, features where the page is inverted', () => {
  show(lock);
  expectOrder(lock.story.headline, lock.keyPlan.label, lock.features[0].title);
});
