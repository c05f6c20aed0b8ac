import type { ReactNode } from 'react';
import { ShowOutages } from '@/components/features/outages/show-outages';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import { outageIds } from '@/content/outages/types';
import { meanwhile, outageWords, outcomeWords } from '@/content/outages/words';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';

const labels = productPage.failures;
const parts = ['staff', 'told', 'meanwhile'] as const;

/** What is left of the product in each outage, and where it matters most what else may fail. */
export function Failures({
  outages,
  failures = [],
  summary,
}: Pick<Product, 'outages' | 'failures' | 'summary'>) {
  return (
    <Container className="mt-6 md:mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 md:[&>button]:-my-1">
        <h2 className="-ml-hang-h2 text-h3">{labels.title}</h2>
        <ShowOutages off={outages.first} product={summary.id} />
      </div>
      <ul className="mt-3 grid gap-x-gutter md:grid-cols-2 md:gap-y-3 desktop:grid-cols-4">
        {outageIds.map((id) => (
          <Case
            key={id}
            title={
              <span className="flex items-baseline gap-2">
                <OutcomeMark outcome={outages[id].outcome} className="translate-y-0.5" />
                {`${outageWords[id].row}: ${outcomeWords[outages[id].outcome]}`}
              </span>
            }
          >
            <p>
              {outages[id].why}{' '}
              <span className="font-display font-semibold text-strong">{meanwhile}</span>{' '}
              {outages[id].meanwhile}
            </p>
          </Case>
        ))}
      </ul>
      {failures.length > 0 && (
        <ul className="grid gap-x-gutter gap-y-3 max-md:gap-y-0 md:mt-3 md:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
          {failures.map(({ when, ...answers }) => (
            <Case key={when} title={when}>
              <dl>
                {parts.map((part) => (
                  <div key={part} className="inline">
                    <dt className="inline font-display font-semibold text-strong">
                      {labels[part]}:{' '}
                    </dt>
                    <dd className="inline">{answers[part]} </dd>
                  </div>
                ))}
              </dl>
            </Case>
          ))}
        </ul>
      )}
    </Container>
  );
}

const Case = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <li className="border-t border-hairline md:pt-3">
    <Fold title={title} className="text-label font-semibold">
      <div className="text-small leading-snug text-soft md:mt-1">{children}</div>
    </Fold>
  </li>
);
