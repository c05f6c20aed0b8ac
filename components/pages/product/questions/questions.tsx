import { ContactLink } from '@/components/sections/contact-link';
import { interpolate } from '@/components/lib/interpolate';
import { buttonStyle } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { BuyerQuestion, ProductSummary } from '@/content/site/types';
import { answerTo } from './answer-to';
import { BoardPrint } from './board-print';

const labels = productPage.questions;

type QuestionsProps = { product: ProductSummary; questions: readonly BuyerQuestion[] };

/** What a buyer asks. One link sends us what is still open, one button prints all of it. */
export function Questions({ product, questions }: QuestionsProps) {
  const unanswered = questions.filter((question) => answerTo(question).open);
  const message = [
    interpolate(labels.message, { name: product.name }),
    ...unanswered.map(({ question }) => question),
  ].join('\n');

  return (
    <Container className="mt-section">
      <h2 className="text-h3">{labels.title}</h2>
      <p className="mt-3 max-w-measure text-soft">{labels.lead}</p>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 md:grid-cols-2 desktop:grid-cols-3">
        {questions.map((question) => {
          const { text, open } = answerTo(question);
          return (
            <li key={question.question} className="border-t border-hairline pt-4">
              <h3 className="text-label font-semibold">{question.question}</h3>
              {open && (
                <p className="mt-2 inline-block rounded-chip bg-attention px-2.5 font-display text-small font-semibold print:p-0 forced-colors:border">
                  {open}
                </p>
              )}
              <p className="mt-2 max-w-measure text-soft">{text}</p>
            </li>
          );
        })}
      </ul>
      <div className="mt-8 flex flex-wrap gap-4">
        <ContactLink sentence={message} className={buttonStyle()}>
          {labels.send}
        </ContactLink>
        <BoardPrint product={product.id} />
      </div>
    </Container>
  );
}
