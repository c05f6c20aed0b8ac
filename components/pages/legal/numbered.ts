import { cx } from '@/components/lib/cx';

/**
 * A number, a tab and a title: with the number in a box of its own, screen readers would say a heading
 * or a link for each of the two.
 */
export const numbered = cx('whitespace-pre-wrap [tab-size:2.5rem]');
