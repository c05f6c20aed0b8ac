/** What may be down: three things of the school's, and ours. In the order of the page. */
export const outageIds = ['internet', 'power', 'cell', 'servers'] as const;
export type OutageId = (typeof outageIds)[number];

/** From the best to the worst. */
export type Outcome = 'works' | 'in-part' | 'fails';

/** What is left of a product in an outage: one sentence says why, one what staff do meanwhile. */
type OutageFact = { outcome: Outcome; why: string; meanwhile: string };

/** What is left of a product in each outage. */
export type ProductOutages = Record<OutageId, OutageFact>;
