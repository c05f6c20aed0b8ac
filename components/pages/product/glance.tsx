import type { ReactNode } from 'react';
import { LineBar, LineOpenEnd } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Connections, type Summaries } from './connections';
import { Questions } from './questions/questions';

const labels = productPage.glance;

type GlanceProps = Product & { summaries: Summaries };

/** What a buyer asks of every product, and what its words mean. */
export function Glance({ summary, glance, definitions, summaries }: GlanceProps) {
  return (
    <section className="overflow-x-clip bg-ground-alt py-section">
      <Container>
        <h2 className="-ml-hang-h2 text-h2">{labels.title}</h2>
        <div className="mt-head grid gap-x-gutter gap-y-10 wide:grid-cols-3">
          <Answer question={labels.installed}>{glance.installed}</Answer>
          <Answer question={labels.staff}>{glance.staff}</Answer>
          <Answer question={labels.firstMinute}>{glance.firstMinute}</Answer>
        </div>
      </Container>
      <Connections connections={glance.connectsTo} summaries={summaries} />
      <Container className="mt-section">
        <h2 className="-ml-hang-h2 text-h2">{labels.doesNot}</h2>
        {/* Under each sentence the line comes in from the left, and stops. */}
        <ul className="mt-8 grid justify-items-start gap-y-5 [--line-x:100%] [--line-y:100%]">
          {glance.doesNot.map((line) => (
            <li key={line} className="relative max-w-172 pr-10 pb-4 text-body-large">
              {line}
              <LineBar className="right-3.25" />
              <LineOpenEnd />
            </li>
          ))}
        </ul>
      </Container>
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
