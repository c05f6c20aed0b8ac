import type { Statistic } from '@/content/site/types';

type Figure = Omit<Statistic, 'label'>;

/** A figure's number: "99.9", "+23". `shown` is what it is while it counts. */
export const numberText = ({ prefix, value, decimals = 0 }: Figure, shown = value) =>
  `${prefix ?? ''}${shown.toFixed(decimals)}`;

/** What follows the number: a sign ("%"), or after a space a word (" days"). */
export const unitText = ({ unit }: Figure) => (/^\w/.test(unit) ? ` ${unit}` : unit);
