import { Container } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { Failure } from '@/content/site/types';

const labels = productPage.failures;
const parts = ['staff', 'told', 'meanwhile'] as const;

/** What happens if a part of the product fails: a column for each case. */
export function Failures({ failures }: { failures: readonly Failure[] }) {
  return (
    <Container className="mt-6">
      <h2 className="-ml-hang-h2 text-h3">{labels.title}</h2>
      <ul className="mt-3 grid gap-x-gutter gap-y-3 md:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
        {failures.map(({ when, ...answers }) => (
          <li key={when} className="border-t border-hairline pt-3">
            <h3 className="text-h5">{when}</h3>
            <dl className="mt-1 text-small leading-snug">
              {parts.map((part) => (
                <div key={part} className="inline">
                  <dt className="inline font-display font-semibold">{labels[part]}: </dt>
                  <dd className="inline text-soft">{answers[part]} </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Container>
  );
}
