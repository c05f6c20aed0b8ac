import { cx } from '@/components/lib/cx';
import { ShowOutages } from '@/components/features/outages/show-outages';
import { OutageLine } from '@/components/scene/outage-line';
import { outcomeColors } from '@/components/scene/outage-parts';
import { Fold, FoldChevron } from '@/components/ui/fold';
import { unbroken } from '@/components/ui/unbroken';
import { outageIds } from '@/content/outages/types';
import { meanwhile, outageWords, outcomeWords } from '@/content/outages/words';
import { productPage } from '@/content/pages/product-page';
import type { Failure, Product } from '@/content/site/types';
import { answerText, Chapter, fourAnswers } from './chapter';

const labels = productPage.failures;
const parts = ['staff', 'told', 'meanwhile'] as const;

/** What fails, why, and what staff do meanwhile each begin at one height in the four columns. */
const inRows = cx(
  'roomy:row-span-3 roomy:grid roomy:grid-rows-subgrid roomy:gap-y-1.5',
  'roomy:[&>details]:contents roomy:[&>details::details-content]:contents roomy:[&>details>div]:contents',
);

/** What is left of the product in each outage, and where it matters most what else may fail. */
export function Failures({
  outages,
  failures = [],
  summary,
}: Pick<Product, 'outages' | 'failures' | 'summary'>) {
  return (
    <section className="overflow-x-clip bg-dark pt-8 text-on-dark on-dark md:pt-11">
      <Chapter
        title={labels.title}
        aside={<ShowOutages off={outages.first} product={summary.id} />}
      >
        <ul className={cx('border-dark-line max-md:last:border-b', fourAnswers)}>
          {outageIds.map((id) => {
            const { outcome, why, meanwhile: staff } = outages[id];
            return (
              <li key={id} className={cx('max-md:border-t max-md:border-dark-line', inRows)}>
                <Fold
                  className="text-label font-semibold"
                  title={
                    <span className="flex items-center gap-2 text-wrap md:block">
                      <OutageLine outage={id} outcome={outcome} />
                      <span>
                        {outageWords[id].row}:{' '}
                        <span
                          className={cx(
                            'max-md:inline-block md:whitespace-nowrap',
                            outcomeColors[outcome],
                          )}
                        >
                          {outcomeWords[outcome]}
                        </span>
                      </span>
                    </span>
                  }
                >
                  <div
                    className={cx('grid gap-y-1.5 text-on-dark-soft roomy:contents', answerText)}
                  >
                    <p>{unbroken(why)}</p>
                    <p>
                      <span className="font-display font-semibold text-on-dark">{meanwhile}</span>{' '}
                      {unbroken(staff)}
                    </p>
                  </div>
                </Fold>
              </li>
            );
          })}
        </ul>
        {failures.length > 0 && (
          <ul className="grid gap-x-gutter border-dark-line max-md:-mt-3 max-md:border-b md:mt-3 md:grid-cols-2 roomy:auto-cols-fr roomy:grid-flow-col roomy:grid-cols-none">
            {failures.map((failure) => (
              <Case key={failure.when} {...failure} />
            ))}
          </ul>
        )}
      </Chapter>
    </section>
  );
}

/** A case in which something fails, folded at every width. */
const Case = ({ when, ...answers }: Failure) => (
  <li className="border-t border-dark-line">
    <details className="group">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2">
        <h3 className="text-label font-semibold">{when}</h3>
        <FoldChevron />
      </summary>
      <dl className={cx('pb-3 text-on-dark-soft', answerText)}>
        {parts.map((part) => (
          <div key={part} className="inline">
            <dt className="inline font-display font-semibold text-on-dark">{labels[part]}: </dt>
            <dd className="inline">{unbroken(answers[part])} </dd>
          </div>
        ))}
      </dl>
    </details>
  </li>
);
