import { render, screen, within } from '@testing-library/react';
import { products } from '@/content/content-for-tests';
import { product as lock } from '@/content/products/electronic-lock';
import { product as nexus } from '@/content/products/nexus';
import type { Product } from '@/content/site/types';
import { ProductPage } from './product';

const levels = () =>
  screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));

/** The order in which a screen reader comes to these headings. */
const order = (...names: string[]) => {
  const all = screen.getAllByRole('heading').map((heading) => heading.textContent);
  return names.map((name) => all.indexOf(name));
};
const sorted = (places: number[]) => [...places].sort((a, b) => a - b);

const summaries = Object.fromEntries(products.map(({ summary }) => [summary.id, summary]));
const show = (product: Product) => render(<ProductPage product={product} summaries={summaries} />);

describe.each([
  ['a product page', nexus],
  ['an inverted product page', lock],
])('%s', (_, product: Product) => {
  beforeEach(() => {
    show(product);
  });

  it('is headed by the name alone, and skips no heading level', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(product.summary.name);
    levels().forEach((level, index, all) => {
      expect(level - (all[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    expect(levels().filter((level) => level === 1)).toHaveLength(1);
  });

  it('begins with the way back home', () => {
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Back to home');
    expect(first).toHaveAttribute('href', '#/');
  });

  it('asks for a demo', () => {
    expect(screen.getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
  });

  it('tells the minutes of the story in their order', () => {
    const minutes = screen
      .getAllByRole('list')
      .flatMap((list) => within(list).queryAllByText(/^\d+:\d\d$/))
      .map((time) => time.textContent);
    expect(minutes).toEqual(product.story.timeline.map(({ time }) => time));
  });

  it('answers what a buyer asks before it tells the story', () => {
    const { connectsTo, ...answers } = product.glance;
    const lines = [...Object.values(answers).flat(), ...connectsTo.map(({ how }) => how)];
    for (const line of lines) expect(screen.getByText(line)).toBeVisible();
    const places = order('At a glance', 'What does it not do?', product.story.headline);
    expect(places).not.toContain(-1);
    expect(places).toEqual(sorted(places));
  });

  it('names what it connects to, each product with a link to its page', () => {
    const question = screen.getByRole('heading', { name: 'What does it connect to?' });
    const rail = within(question.nextElementSibling as HTMLElement);
    for (const system of product.glance.connectsTo)
      if ('products' in system)
        for (const id of system.products)
          expect(rail.getByRole('link', { name: summaries[id]!.name })).toHaveAttribute(
            'href',
            `#/products/${id}`,
          );
      else expect(rail.getByText(system.name)).toBeVisible();
  });

  it('says what it does not do before what it connects to', () => {
    const places = order('At a glance', 'What does it not do?', 'What does it connect to?');
    expect(places).toEqual(sorted(places));
  });

  it('leads on to three related products', () => {
    const heading = screen.getByRole('heading', {
      name: `Works well with ${product.summary.name}`,
    });
    const cards = within(heading.nextElementSibling as HTMLElement);
    for (const { id, why } of product.related) {
      const { name } = summaries[id]!;
      expect(cards.getByRole('link', { name })).toHaveAttribute('href', `#/products/${id}`);
      expect(screen.getByText(why)).toBeVisible();
    }
  });
});

it('reads features, plan, story where the page is not inverted', () => {
  show(nexus);
  const places = order(nexus.features[0].title, nexus.keyPlan.label, nexus.story.headline);
  expect(places).not.toContain(-1);
  expect(places).toEqual(sorted(places));
});

it('reads story, plan, features where the page is inverted', () => {
  show(lock);
  const places = order(lock.story.headline, lock.keyPlan.label, lock.features[0].title);
  expect(places).not.toContain(-1);
  expect(places).toEqual(sorted(places));
});
