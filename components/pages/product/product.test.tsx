import { render, screen, within } from '@testing-library/react';
import { noBreak } from '@/components/lib/no-break';
import { products } from '@/content/content-for-tests';
import { summaries } from '@/content/product-lists/summaries';
import { outageIds } from '@/content/outages/types';
import { outageWords, outcomeWords } from '@/content/outages/words';
import { ownerFacts } from '@/content/site/owner-facts';
import { ProductPage } from './product';

test.each(products)('the page of $summary.id has its parts in order', (product) => {
  const { doesNot, facts, features, outages, questions, story, storyImage, summary } = product;
  const { container } = render(<ProductPage product={product} />);

  const [back] = screen.getAllByRole('link');
  expect(back).toHaveAccessibleName('Back to home');
  expect(back).toHaveAttribute('href', '#/');

  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(0, -1)).toEqual([
    noBreak(summary.name),
    ...features.map(({ title }) => title),
    story.headline,
    'Questions schools ask',
    'What does it not do?',
    'What still works without internet, power, cell service or our servers?',
    ...questions.map(({ question }) => question),
  ]);

  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual([
    ...['You need', facts.worry.label, 'Price', 'Ready in'],
    ...outageIds.map((id) => `${outageWords[id]}: ${outcomeWords[outages[id].outcome]}`),
  ]);

  // It is decorative.
  const images = screen.getAllByRole('presentation');
  const image = images.find((each) => each.getAttribute('src') === storyImage?.src)!;
  const worksWith = screen.getByText(/^Works well with/);
  const parts = [
    screen.getAllByRole('link', { name: 'Ask for a demo' })[0]!,
    screen.getAllByRole('definition')[3]!,
    screen.getByRole('heading', { name: features[0].title }),
    image,
    screen.getByRole('heading', { name: story.headline }),
    screen.getAllByText(story.timeline[0]!.time)[0]!,
    worksWith,
    screen.getByRole('complementary'),
  ];
  for (const [at, part] of parts.slice(1).entries()) expect(parts[at]!).toAppearBefore(part);

  const page = container.textContent.replaceAll('\u00a0', ' ');
  for (const text of [
    ...[
      facts.need,
      facts.worry.answer,
      facts.price,
      facts.starts ?? '2-4 weeks for most schools.',
      ...doesNot,
    ],
    ...questions.map((asked) => ('answer' in asked ? asked.answer : ownerFacts[asked.fact])),
    ...outageIds.flatMap((id) => [outages[id].why, outages[id].meanwhile]),
  ])
    expect(page).toContain(text);

  const others = within(worksWith).getAllByRole('link');
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    product.worksWith.map((id) => [summaries[id]?.name, `#/products/${id}`]),
  );
});
