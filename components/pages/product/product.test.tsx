import { render, screen, within } from '@testing-library/react';
import { products } from '@/content/content-for-tests';
import { product as lock } from '@/content/products/electronic-lock';
import { product as nexus } from '@/content/products/nexus';
import { ProductPage } from './product';

const summaries = Object.fromEntries(products.map(({ summary }) => [summary.id, summary]));

test.each([
  ['features, plan, story', nexus, [nexus.features[0].title, 'plan', nexus.story.headline]],
  ['story, plan, features', lock, [lock.story.headline, 'plan', lock.features[0].title]],
])('a page tells %s, and links to the products beside it', (_, product, order) => {
  render(<ProductPage product={product} summaries={summaries} />);
  const { glance, keyPlan, related, story, summary } = product;

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Back to home');
  expect(first).toHaveAttribute('href', '#/');
  expect(screen.getByRole('link', { name: 'Ask for a demo' })).toHaveAttribute(
    'href',
    `#/contact?message=${encodeURIComponent(`About: ${summary.name}`)}`,
  );

  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  const inOrder = (names: string[]) => headings.filter((heading) => names.includes(heading));
  const parts = order.map((part) => (part === 'plan' ? keyPlan.label : part));
  expect(inOrder(parts)).toEqual(parts);
  const glanceFirst = [
    ...['At a glance', 'What does it connect to?', 'What does it not do?'],
    story.headline,
  ];
  expect(inOrder(glanceFirst)).toEqual(glanceFirst);

  /** The links in the list item that has this text. */
  const linksBeside = (text: string) =>
    within(screen.getByText(text).closest('li')!)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const { connectsTo, questions, ...answers } = glance;
  for (const { how, ...system } of connectsTo)
    if ('products' in system)
      expect(linksBeside(how)).toEqual(system.products.map((id) => `#/products/${id}`));
    else expect(screen.getByText(how).closest('li')).toHaveTextContent(system.name);
  for (const line of Object.values(answers).flat()) expect(screen.getByText(line)).toBeVisible();
  for (const { question } of questions) expect(headings).toContain(question);
  expect(headings).toContain(`Works well with ${summary.name}`);
  for (const { id, why } of related) expect(linksBeside(why)).toContain(`#/products/${id}`);
});
