import { Container } from '@/components/ui/container';
import { noBreak } from '@/components/lib/no-break';
import { productPage } from '@/content/pages/product-page';
import type { BuyerQuestion } from '@/content/site/types';
import { sortQuestions } from './sort-questions';

/** What schools ask first, with the answers. The others are on the sheet. */
export function Questions({ questions }: { questions: readonly BuyerQuestion[] }) {
  const { first } = sortQuestions(questions);
  return (
    <Container className="mt-6">
      <h2 className="-ml-hang-h2 text-h3">{productPage.questions.title}</h2>
      <ul className="mt-3 grid gap-x-gutter gap-y-3 md:grid-cols-2">
        {first.map(({ question, text }) => (
          <li key={question} className="border-t border-hairline pt-3">
            <h3 className="text-label font-semibold">{question}</h3>
            <p className="mt-1 max-w-measure text-small text-soft">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
