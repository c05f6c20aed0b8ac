import { cx } from '@/components/lib/cx';

/** The look of an item of the bar: a link, or the button of a menu, which turns into a chip. */
export const navItem = (isCurrent: boolean) =>
  cx(
    'group relative flex h-11 items-center gap-1 rounded-chip px-1.5 text-small whitespace-nowrap transition-colors min-[1000px]:px-2.5 min-[1000px]:text-label wide:gap-2 wide:px-2 desktop:px-3.5',
    'hover:bg-strong/8 in-[.on-dark]:hover:bg-on-dark/12',
    'aria-expanded:bg-strong aria-expanded:text-on-dark in-[.on-dark]:aria-expanded:bg-on-dark in-[.on-dark]:aria-expanded:text-strong',
    isCurrent ? 'font-semibold' : 'font-medium',
  );
