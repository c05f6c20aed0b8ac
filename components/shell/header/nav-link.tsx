import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import type { InternalLink } from '@/content/site/types';
import { currentIn } from './current-in';

/** Styles of an item of the bar: a link, or the button of a menu, which is filled while open. */
export const navItem = cx(
  'group relative flex h-11 items-center gap-[0.4em] rounded-chip px-nav-item font-display text-nav whitespace-nowrap transition-hover',
  'hover:bg-strong/8 in-[.on-dark]:hover:bg-on-dark/12',
  // The bar under the current item, so that it is not marked by font weight alone.
  'after:absolute after:inset-x-nav-item after:bottom-0.5 after:h-[3px] after:rounded-full after:bg-selected not-aria-[current]:after:hidden aria-expanded:after:hidden forced-colors:after:bg-highlight',
  'aria-expanded:bg-strong aria-expanded:text-on-dark in-[.on-dark]:aria-expanded:bg-on-dark in-[.on-dark]:aria-expanded:text-strong',
);

/** A link of the bar; marked as current when the page is in its section. */
export const NavLink = ({ link, path }: { link: InternalLink; path: string }) => (
  <RouteLink to={link.to} aria-current={currentIn(link.to, path)} className={navItem}>
    {link.label}
  </RouteLink>
);
