import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { productPage } from '@/content/product-page';
import type { Product } from '@/content/types';

const labels = productPage.glance;

type GlanceProps = Pick<Product, 'glance' | 'definitions'>;

/** What a buyer asks of every product, in two ruled columns, and what its words mean. */
export function Glance({ glance, definitions }: GlanceProps) {
  return (
    <section className="bg-ground-alt py-section">
      <Container>
        <h2 className="-ml-hang-h2 text-h2">{labels.title}</h2>
        <div className="mt-10 grid gap-x-gutter gap-y-10 md:grid-cols-2 desktop:mt-14 desktop:gap-y-14">
          <Answer question={labels.installed}>{glance.installed}</Answer>
          <Answer question={labels.connectsTo}>
            <Lines lines={glance.connectsTo} />
          </Answer>
          <Answer question={labels.staff}>{glance.staff}</Answer>
          <Answer question={labels.firstMinute}>{glance.firstMinute}</Answer>
          <Answer question={labels.doesNot}>
            <Lines lines={glance.doesNot} />
          </Answer>
          <Answer question={labels.ask}>
            <Lines lines={glance.ask} />
          </Answer>
        </div>
        {definitions && (
          <>
            <h2 className="mt-section -ml-hang-h2 text-h3">{definitions.title}</h2>
            <div className="mt-8 grid gap-x-gutter gap-y-8 md:grid-cols-2 desktop:grid-cols-4">
              {definitions.items.map(({ title, description }) => (
                <Answer key={title} question={title}>
                  {description}
                </Answer>
              ))}
            </div>
          </>
        )}
      </Container>
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

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="divide-y divide-outline/40">
      {lines.map((line) => (
        <li key={line} className="py-2.5 first:pt-0">
          {line}
        </li>
      ))}
    </ul>
  );
}
