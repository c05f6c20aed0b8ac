/** What may be down: three things of the school's, and ours. In the order of the page. */
export const outageIds = ['internet', 'power', 'cell', 'servers'] as const;
export type OutageId = (typeof outageIds)[number];

/** From the best to the worst. */
export const outcomes = ['works', 'in-part', 'fails'] as const;
export type Outcome = (typeof outcomes)[number];

/** What is left of a product in an outage: one sentence says why, one what staff do meanwhile. */
export type OutageFact = { outcome: Outcome; why: string; meanwhile: string };

/** Outages that are worse together than the worst of them alone. Of equally bad ones the first is said. */
type Together = OutageFact & { when: readonly [OutageId, OutageId, ...OutageId[]] };

/**
 * What is left of a product in each outage. Several together are as bad as the worst of them, unless
 * `together` says more.
 */
export type ProductOutages = Record<OutageId, OutageFact> & {
  /** What its buyers ask about first: down when the school opens from the product's page. */
  first: OutageId;
  together?: readonly Together[];
};
