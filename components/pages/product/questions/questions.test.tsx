import { render, screen } from '@testing-library/react';
import { messageIn } from '@/components/lib/message-link';
import { products } from '@/content/content-for-tests';
import { ownerAnswers, ownerFacts } from '@/content/site/owner-facts';
import { Questions } from './questions';

const [{ summary }] = products as [(typeof products)[number]];
const sentence = () =>
  messageIn(screen.getByRole('link', { name: 'Send us these questions' }).getAttribute('href')!);

test('answers what the site knows, marks what is open, and sends the open ones', () => {
  render(
    <Questions
      product={summary}
      questions={[
        { question: 'Who keeps the lists?', answer: 'Your office does.' },
        { question: 'What does it cost?', dependsOn: 'Tell us how many doors you mean.' },
        { question: 'How long is the warranty?', fact: 'warranty' },
      ]}
    />,
  );
  const items = screen.getAllByRole('heading').map((heading) => heading.closest('li')?.textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      'Who keeps the lists?Your office does.',
      'What does it cost?Depends on your schoolTell us how many doors you mean.',
      `How long is the warranty?Before you buy${ownerFacts.warranty}`,
    ]),
  );
  expect(sentence()).toBe(
    `Please answer these questions about ${summary.name} in writing:\nWhat does it cost?\nHow long is the warranty?`,
  );
});

test.each(products)('the open questions about $summary.id fit in an address', (product) => {
  render(<Questions product={product.summary} questions={product.glance.questions} />);
  expect(sentence()).toMatch(/\?$/);
});

test('every owner’s fact is promised in writing and asked for on a product page', () => {
  const pages = JSON.stringify(products.map(({ glance }) => glance.questions));
  for (const fact of Object.keys(ownerAnswers)) expect(pages).toContain(`"fact":"${fact}"`);
  for (const fact of Object.values(ownerFacts)) expect(fact).toMatch(/in writing/);
});
