import { everything, products, strings } from '@/content/content-for-tests';
import { existsSync } from 'node:fs';
import { ownerAnswers, ownerFacts, ownerTexts } from '@/content/site/owner-facts';
import { sortQuestions } from './sort-questions';

test('shows four answers first and puts the others and the open questions on the sheet', () => {
  const answered = ['1', '2', '3', '4', '5'].map((question) => ({ question, answer: 'Yes.' }));
  const [one, ...rest] = answered as [(typeof answered)[number]];
  const sorted = sortQuestions([
    one,
    { question: 'Warranty?', fact: 'warranty' },
    ...rest,
    { question: 'Contract?', fact: 'contract' },
  ]);
  expect(sorted.first.map(({ question }) => question)).toEqual(['1', '2', '3', '4']);
  expect(sorted.others).toMatchObject([
    { question: '5', text: 'Yes.' },
    { question: 'Contract?', text: ownerFacts.contract },
  ]);
  expect(sorted.open).toMatchObject([{ question: 'Warranty?', text: ownerFacts.warranty }]);
});

test.each(products)(
  'the page of $summary.id answers three of four questions and leaves at most two open',
  ({ glance: { questions } }) => {
    const { open } = sortQuestions(questions);
    expect(open.length).toBeLessThanOrEqual(2);
    expect(questions.length - open.length).toBeGreaterThanOrEqual(0.75 * questions.length);
  },
);

test.each(products)(
  'the page of $summary.id promises nothing in writing but on the sheet’s title',
  (product) => {
    const pages = [product, sortQuestions(product.glance.questions)];
    const said = new Set(strings(pages).map(([, text]) => text));
    expect([...said].filter((text) => /in writing/.test(text))).toHaveLength(0);
  },
);

test('every fact of the owner is said on a page', () => {
  const lists = ['site/owner-facts', 'site/demo-fact'];
  const pages = Object.entries(everything).filter(([file]) => !lists.includes(file));
  const asked = JSON.stringify(products.map(({ glance }) => glance.questions));
  const words = strings(pages).map(([, text]) => text);
  const unsaid = Object.entries(ownerFacts).filter(
    ([fact, text]) =>
      !asked.includes(`"fact":"${fact}"`) && !words.some((said) => said.includes(text)),
  );
  expect(unsaid).toEqual([]);
  expect(Object.keys(ownerFacts)).toEqual(Object.keys(ownerAnswers));
  for (const { file } of Object.values(ownerTexts)) expect(existsSync(file)).toBe(true);
});
