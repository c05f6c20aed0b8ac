import type { Statistic } from '@/content/site/types';

/**
 * A figure as text. A sign follows the number ("99.9%"), a word comes after a space ("3 days"). `shown` is
 * what the number is while it counts.
 */
export const figureText = (
  { prefix, value, decimals = 0, unit }: Omit<Statistic, 'label'>,
  shown = value,
) => `${prefix ?? ''}${shown.toFixed(decimals)}${/^\w/.test(unit) ? ' ' : ''}${unit}`;
