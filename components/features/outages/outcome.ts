import {
  outcomes,
  type OutageFact,
  type Outcome,
  type OutageId,
  type ProductOutages,
} from '@/content/outages/types';

/** The order in which equally bad outages are named: without power, a school has no network either. */
const namingOrder: readonly OutageId[] = ['power', 'internet', 'servers', 'cell'];

const badness = ({ outcome }: OutageFact) => outcomes.indexOf(outcome);

/**
 * What is left of a product while several things are off: the worst of the single outages and of those
 * that are worse together. Undefined while everything is on.
 */
export function factFor(product: ProductOutages, off: readonly OutageId[]): OutageFact | undefined {
  const together = (product.together ?? []).filter(({ when }) =>
    when.every((outage) => off.includes(outage)),
  );
  const alone = namingOrder
    .filter((outage) => off.includes(outage))
    .map((outage) => product[outage]);
  return [...together, ...alone].reduce<OutageFact | undefined>(
    (worst, fact) => (worst && badness(worst) >= badness(fact) ? worst : fact),
    undefined,
  );
}

/** Whether a product works while several things are off. */
export const outcomeOf = (product: ProductOutages, off: readonly OutageId[]): Outcome =>
  factFor(product, off)?.outcome ?? 'works';
