import { productPage } from '@/content/pages/product-page';
import type { Product, ProductFacts } from '@/content/site/types';
import { sortQuestions } from './sort-questions';

const labels = productPage.facts;

/** The four facts of a product, each with its label. */
export const factRows = ({ need, worry, price, starts }: ProductFacts) =>
  [
    [labels.need, need],
    [worry.label, worry.answer],
    [labels.price, price],
    [labels.starts, starts],
  ] as const;

/** The facts and the questions that the page answers, as the text of an email. */
export const answersAsText = ({ facts, glance }: Pick<Product, 'facts' | 'glance'>) =>
  [
    factRows(facts)
      .map(([label, answer]) => `${label}: ${answer}`)
      .join('\n'),
    ...sortQuestions(glance.questions).first.map(({ question, text }) => `${question}\n${text}`),
  ].join('\n\n');
