import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { productPage } from '@/content/product-page';
import type { Product } from '@/content/types';

const labels = productPage.answers;

/** What a principal asks of every product, in three ruled columns. */
export function Answers({ firstMinute, connectsTo, doesNot }: Product['answers']) {
  return (
    <section className="bg-ground-alt py-section">
      <Container>
        <h2 className="-ml-hang-h2 text-h2">{labels.title}</h2>
        <div className="mt-10 grid gap-x-gutter gap-y-12 wide:grid-cols-3 desktop:mt-14">
          <Answer question={labels.firstMinute}>
            <p className="max-w-measure pt-1 text-soft">{firstMinute}</p>
          </Answer>
          <Answer question={labels.connectsTo}>
            <Lines lines={connectsTo} />
          </Answer>
          <Answer question={labels.doesNot}>
            <Lines lines={doesNot} />
          </Answer>
        </div>
      </Container>
    </section>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="border-t-medium border-strong pt-6">
      <h3 className="mb-3 text-h4">{question}</h3>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="max-w-measure divide-y divide-outline/40 text-soft">
      {lines.map((line) => (
        <li key={line} className="py-3 first:pt-1">
          {line}
        </li>
      ))}
    </ul>
  );
}
