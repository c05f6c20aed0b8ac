import type { ReactNode } from 'react';
import { ShowOutages } from '@/components/features/outages/show-outages';
import { Fold } from '@/components/ui/fold';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import { unbroken } from '@/components/ui/unbroken';
import { outageIds } from '@/content/outages/types';
import { meanwhile, outageWords, outcomeWords } from '@/content/outages/words';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Chapter } from './chapter';

const labels = productPage.failures;
const parts = ['staff', 'told', 'meanwhile'] as const;

/** What is left of the product in each outage, and where it matters most what else may fail. */
export function Failures({
  outages,
  failures = [],
  summary,
}: Pick<Product, 'outages' | 'failures' | 'summary'>) {
  return (
    <Chapter title={labels.title} aside={<ShowOutages off={outages.first} product={summary.id} />}>
      <ul className="grid gap-x-gutter md:grid-cols-2 md:gap-y-4">
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
              {unbroken(outages[id].why)}{' '}
              <span className="font-display font-semibold text-strong">{meanwhile}</span>{' '}
              {unbroken(outages[id].meanwhile)}
            </p>
          </Case>
        ))}
      </ul>
      {failures.length > 0 && (
        <ul className="grid gap-x-gutter md:mt-4 md:grid-cols-2 md:gap-y-4 roomy:auto-cols-fr roomy:grid-flow-col roomy:grid-cols-none">
          {failures.map(({ when, ...answers }) => (
            <Case key={when} title={when}>
              <dl>
                {parts.map((part) => (
                  <div key={part} className="inline">
                    <dt className="inline font-display font-semibold text-strong">
                      {labels[part]}:{' '}
                    </dt>
                    <dd className="inline">{unbroken(answers[part])} </dd>
                  </div>
                ))}
              </dl>
            </Case>
          ))}
        </ul>
      )}
    </Chapter>
  );
}

const Case = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <li className="border-t border-hairline md:pt-3">
    <Fold title={title} className="text-label font-semibold">
      <div className="text-small text-soft md:mt-1">{children}</div>
    </Fold>
  </li>
);
