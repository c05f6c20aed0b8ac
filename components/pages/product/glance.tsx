import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { noBreak } from '@/components/lib/no-break';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';

const labels = productPage.glance;

/** What a buyer asks of every product, in four equal columns. */
export function Glance({ glance }: Pick<Product, 'glance'>) {
  return (
    <Container>
      <h2 className="-ml-hang-h2 text-h3">{labels.title}</h2>
      <div className="mt-4 grid gap-x-gutter gap-y-6 max-md:gap-y-0 md:grid-cols-2 desktop:grid-cols-4">
        <Answer question={labels.installed}>{glance.installed}</Answer>
        <Answer question={labels.staff}>{glance.staff}</Answer>
        <Answer question={labels.firstMinute}>{glance.firstMinute}</Answer>
        <Answer question={labels.doesNot}>
          <ul className="grid gap-y-1.5">
            {glance.doesNot.map((text) => (
              <li
                key={text}
                className="not-first:border-t not-first:border-hairline not-first:pt-1.5"
              >
                {text}
              </li>
            ))}
          </ul>
        </Answer>
      </div>
    </Container>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="border-t-medium border-strong md:pt-3">
      <Fold title={question} className="text-h5">
        <div className="max-w-measure text-small leading-snug text-soft md:mt-2">
          {typeof children === 'string' ? noBreak(children) : children}
        </div>
      </Fold>
    </div>
  );
}
