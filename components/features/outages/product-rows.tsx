import { OutcomeMark } from '@/components/ui/outcome-mark';
import { unbroken } from '@/components/ui/unbroken';
import { productOutages } from '@/content/outages/products';
import { outcomes, type OutageId } from '@/content/outages/types';
import { meanwhile, outcomeWords } from '@/content/outages/words';
import { doors } from '@/content/scene/doors';
import { factFor } from './outcome';

/** The doors in the order of a walk, after the product that the visitor has come from. */
const inOrder = (first?: string) =>
  doors.toSorted((a, b) => Number(b.product.id === first) - Number(a.product.id === first));

/** What is left of each product and what staff do meanwhile. */
export const ProductRows = ({ off, first }: { off: readonly OutageId[]; first?: string }) => (
  <ul>
    {inOrder(first).map(({ product: { id, name } }) => {
      const fact = factFor(productOutages[id]!, off);
      const outcome = fact?.outcome ?? 'works';
      return (
        <li key={id} className="border-b border-hairline py-2.5">
          <h3 className="flex items-baseline gap-2 text-label font-semibold">
            <OutcomeMark outcome={outcome} className="translate-y-0.5" />
            <span>{`${name}: ${outcomeWords[outcome]}`}</span>
          </h3>
          {fact && (
            // A new element for each fact, because browser translation replaces text nodes.
            <p key={fact.why} className="mt-0.5 pl-6 text-small leading-snug text-soft">
              {unbroken(fact.why)}{' '}
              <span className="font-display font-semibold text-strong">{meanwhile}</span>{' '}
              {unbroken(fact.meanwhile)}
            </p>
          )}
        </li>
      );
    })}
  </ul>
);

/** The three marks and what they mean, above the list. */
export const Legend = () => (
  <ul
    aria-hidden="true"
    className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-margin-phone py-2.5 text-tiny md:px-10 beside:min-h-22 beside:pr-24 beside:pl-7 side:min-h-17 side:pr-18"
  >
    {outcomes.map((outcome) => (
      <li key={outcome} className="flex items-center gap-1.5">
        <OutcomeMark outcome={outcome} />
        {outcomeWords[outcome]}
      </li>
    ))}
  </ul>
);
