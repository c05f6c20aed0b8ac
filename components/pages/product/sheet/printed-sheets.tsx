import { loadProduct } from '@/components/lib/load-product';
import { PaperHead } from '@/components/scene/paper';
import { outageIds } from '@/content/outages/types';
import { outageWords, outcomeWords } from '@/content/outages/words';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Sheet } from './sheet';

/** Loads the sheets of these products, each on a page of paper. */
export async function loadSheets(ids: readonly string[]) {
  const products = await Promise.all(ids.map(loadProduct));
  return products.map((product) => (
    <article key={product.summary.id} className="not-last:break-after-page">
      <PaperHead />
      <h2 className="font-display text-h4">{product.summary.name}</h2>
      <Summary {...product} />
      <Sheet {...product} isAlone />
    </article>
  ));
}

/** What is above the sheet on the page: the lead, what a school needs, when it starts, what it does not do, what is left in each outage. */
function Summary({ lead, facts, glance, outages }: Product) {
  const left = outageIds.map(
    (id) => `${outageWords[id].row}: ${outcomeWords[outages[id].outcome]}.`,
  );
  const answers = [
    [`${productPage.facts.need}:`, facts.need],
    [`${productPage.facts.starts}:`, facts.starts],
    [productPage.glance.doesNot, glance.doesNot[0]],
    [`${productPage.failures.title}:`, left.join(' ')],
  ];
  return (
    <div data-sheet="">
      <p>{lead}</p>
      {answers.map(([label, answer]) => (
        <p key={label}>
          <strong className="font-semibold">{label}</strong> {answer}
        </p>
      ))}
    </div>
  );
}
