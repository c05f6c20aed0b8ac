import { RouteLink } from '@/components/ui/route-link';
import type { InternalLink } from '@/content/types';
import { CurrentBar } from './current-bar';
import { isCurrent } from '../is-current';
import { navItem } from './nav-look';

/** A link of the bar; marked when the page shown is in its section. */
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
