import { products } from '@/content/content-for-tests';
import { mailto } from '@/components/lib/mailto';
import { answersAsText } from './answers';

test.each(products.map((product) => [product.summary.id, product] as const))(
  'the answers of %s fit into an email that a link begins',
  (_, product) => {
    const answers = answersAsText(product);
    expect(answers).toContain(product.facts.worry.answer);
    // Outlook cuts longer addresses; a sentence and the page's address are added.
    expect(mailto({ subject: '', body: answers }).length).toBeLessThan(1700);
  },
);
