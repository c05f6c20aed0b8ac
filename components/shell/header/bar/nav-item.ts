import { cx } from '@/components/lib/cx';

/** Styles of an item of the bar: a link, or the button of a menu, which is filled while open. */
export const navItem = (isCurrent: boolean) =>
  cx(
    'group relative flex h-11 items-center gap-[0.4em] rounded-chip px-nav-item text-nav whitespace-nowrap transition-colors',
    'hover:bg-strong/8 in-[.on-dark]:hover:bg-on-dark/12',
    'aria-expanded:bg-strong aria-expanded:text-on-dark in-[.on-dark]:aria-expanded:bg-on-dark in-[.on-dark]:aria-expanded:text-strong',
    isCurrent ? 'font-semibold' : 'font-medium',
  );
