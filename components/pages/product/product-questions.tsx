import { Questions } from '@/components/blocks/questions';
import { Section } from '@/components/blocks/section';
import { RouteLink } from '@/components/ui/route-link';
import { outageIds } from '@/content/outages/types';
import { meanwhile, outageWords, outcomeWords } from '@/content/outages/words';
import { summaries } from '@/content/product-lists/summaries';
import { productPage } from '@/content/pages/product-page';
import { ownerFacts } from '@/content/site/owner-facts';
import type { Product } from '@/content/site/types';

const words = productPage.questions;

/** What schools ask of a product, folded, and the products that work well with it. */
export const ProductQuestions = ({ product }: { product: Product }) => (
  <Section ground="alt" title={words.title} className="desktop:py-18!">
    <Questions
      layout="columns"
      items={[
        {
          question: words.doesNot,
          answer: (
            <ul className="grid list-disc gap-y-2 pl-5">
              {product.doesNot.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          ),
        },
        { question: words.outages, answer: <Outages {...product} /> },
        ...product.questions.map((asked) => ({
          question: asked.question,
          answer: <p>{'answer' in asked ? asked.answer : ownerFacts[asked.fact]}</p>,
        })),
      ]}
    />
    <p className="mt-6">
      {productPage.worksWith}:{' '}
      {product.worksWith.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RouteLink
            to={`/products/${id}`}
            className="font-display font-semibold underline decoration-action decoration-3 underline-offset-6"
          >
            {summaries[id]?.name}
          </RouteLink>
        </span>
      ))}
      .
    </p>
  </Section>
);

const Outages = ({ outages }: Product) => (
  <dl className="grid gap-y-3">
    {outageIds.map((id) => (
      <div key={id}>
        <dt className="font-semibold text-strong">
          {outageWords[id]}: {outcomeWords[outages[id].outcome]}
        </dt>
        <dd>
          {outages[id].why} {meanwhile} {outages[id].meanwhile}
        </dd>
      </div>
    ))}
  </dl>
);
