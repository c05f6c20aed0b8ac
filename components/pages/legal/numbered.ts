import { cx } from '@/components/lib/cx';

/**
 * A number, a tab and a title, whose rows begin at one edge: with the number in a box of its own, screen readers would say a heading
 * or a link for each of the two.
 */
export const numbered = cx('pl-10 -indent-10 whitespace-pre-wrap [tab-size:2.5rem]');
