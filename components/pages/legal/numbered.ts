import { cx } from '@/components/lib/cx';

/**
 * The classes of a number, a tab and a title, all in one text, whose rows begin at one edge. If the
 * number had an element, screen readers would announce the heading or link twice.
 */
export const numbered = cx('pl-10 -indent-10 whitespace-pre-wrap [tab-size:2.5rem]');
