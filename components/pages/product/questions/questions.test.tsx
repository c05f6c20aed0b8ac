import { render, screen, within } from '@testing-library/react';
import { messageIn } from '@/components/lib/message-link';
import { products } from '@/content/content-for-tests';
import { ownerAnswers, ownerFacts } from '@/content/site/owner-facts';
import type { BuyerQuestion } from '@/content/site/types';
import { Questions } from './questions';

const [{ summary }] = products as [(typeof products)[number]];
const asked: BuyerQuestion[] = [
  { question: 'Who keeps the lists?', answer: 'Your office does.' },
  { question: 'What does it cost?', dependsOn: 'Tell us how many doors you mean.' },
  { question: 'How long is the warranty?', fact: 'warranty' },
];
const show = () => render(<Questions product={summary} questions={asked} />);
const item = (question: string) =>
  screen.getByRole('heading', { name: question }).closest('li') as HTMLElement;

test('answers what the site knows, and marks what depends on the school', () => {
  show();
  expect(item('Who keeps the lists?')).toHaveTextContent('Your office does.');
  expect(within(item('Who keeps the lists?')).queryByText(/Depends|Before you buy/)).toBeNull();
  expect(item('What does it cost?')).toHaveTextContent(
    'Depends on your schoolTell us how many doors you mean.',
  );
});

test('promises an answer in writing for a fact that the owner has not given', () => {
  show();
  expect(item('How long is the warranty?')).toHaveTextContent('Before you buy');
  expect(item('How long is the warranty?')).toHaveTextContent(ownerFacts.warranty);
  for (const fact of Object.values(ownerFacts)) expect(fact).toMatch(/in writing/);
});

test('sends the open questions to the contact form, whole', () => {
  show();
  const link = screen.getByRole('link', { name: 'Send us these questions' });
  expect(messageIn(link.getAttribute('href')!)).toBe(
    `Please answer these questions about ${summary.name} in writing:\nWhat does it cost?\nHow long is the warranty?`,
  );
});

test('a product’s open questions fit in the address of the contact form', () => {
  for (const product of products) {
    const { unmount } = render(
      <Questions product={product.summary} questions={product.glance.questions} />,
    );
    const link = screen.getByRole('link', { name: 'Send us these questions' });
    expect(messageIn(link.getAttribute('href')!)).toMatch(/\?$/);
    unmount();
  }
});

test('every owner’s fact is asked for on a product page or said in an answer', () => {
  const pages = JSON.stringify(products.map(({ glance }) => glance.questions));
  for (const fact of Object.keys(ownerAnswers)) expect(pages).toContain(`"fact":"${fact}"`);
});
