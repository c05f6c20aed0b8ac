import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Connections, type Summaries } from './connections';
import { Questions } from './questions/questions';

const labels = productPage.glance;

type GlanceProps = Pick<Product, 'summary' | 'glance' | 'definitions'> & { summaries: Summaries };

/**
 * What a buyer asks of every product, and what its words mean. What the product does not do is on the
 * one card, beside the answers or, on a phone, after them.
 */
export function Glance({ summary, glance, definitions, summaries }: GlanceProps) {
  return (
    <section className="overflow-x-clip bg-ground-alt py-section">
      <Container>
        <h2 className="-ml-hang-h2 text-h2">{labels.title}</h2>
        <div className="mt-10 grid gap-x-gutter gap-y-10 md:grid-cols-2 desktop:mt-14">
          <Answer question={labels.installed}>{glance.installed}</Answer>
          <Answer question={labels.staff}>{glance.staff}</Answer>
          <Answer question={labels.firstMinute}>{glance.firstMinute}</Answer>
          <div className="rounded-card bg-surface p-6.5 shadow-rest contrast-more:border md:col-start-2 md:row-[1/4] md:self-start desktop:p-9 forced-colors:border">
            <h3 className="text-h3">{labels.doesNot}</h3>
            <ul className="mt-4">
              {glance.doesNot.map((line) => (
                <li
                  key={line}
                  className="relative py-2 pl-7 before:absolute before:top-5 before:left-0 before:h-0.5 before:w-3.5 before:bg-strong"
                >
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
      <Connections connections={glance.connectsTo} summaries={summaries} />
      <Questions product={summary} questions={glance.questions} />
      {definitions && (
        <Container className="mt-section">
          <h2 className="-ml-hang-h2 text-h3">{definitions.title}</h2>
          <div className="mt-8 grid gap-x-gutter gap-y-8 md:grid-cols-2 desktop:grid-cols-4">
            {definitions.items.map(({ title, description }) => (
              <Answer key={title} question={title}>
                {description}
              </Answer>
            ))}
          </div>
        </Container>
      )}
    </section>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="border-t-medium border-strong pt-5">
      <h3 className="text-h4">{question}</h3>
      <div className="mt-3 max-w-measure text-soft">{children}</div>
    </div>
  );
}
