import { RouteLink } from '@/components/ui/route-link';
import type { InternalLink } from '@/content/site/types';
import { CurrentBar } from './current-bar';
import { isCurrent } from '../is-current';
import { navItem } from './nav-item';

/** A link of the bar; marked as current when the page is in its section. */
export function NavLink({ link, path }: { link: InternalLink; path: string }) {
  const current = isCurrent(link.to, path);
  return (
    <RouteLink
      to={link.to}
      aria-current={current ? 'page' : undefined}
      className={navItem(current)}
    >
      {link.label}
      {current && <CurrentBar />}
    </RouteLink>
  );
}
