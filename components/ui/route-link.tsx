import type { AnchorHTMLAttributes } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route path such as "/contact", which may have a query. */
  to: string;
  /** The id of a place in that page, to which the shell scrolls. */
  anchor?: string;
};

/**
 * A link to another page. In the exported HTML it leads to the route's prerendered page, so that it
 * works without JavaScript; the shell gives it the hash form, so hydration may find a mismatch. A query
 * follows in the hash, for the shell of that page. A link to a place in a page keeps the prerendered
 * address, because a hash cannot name both.
 */
export function RouteLink({ to, anchor, ...props }: RouteLinkProps) {
  const [route = '', query] = to.split('?');
  const prerendered = prerenderedAddress(route) + (anchor || query ? `#${anchor ?? to}` : '');
  const href = typeof window === 'undefined' || anchor ? prerendered : `#${to}`;
  return <a href={href} data-route={to} data-anchor={anchor} suppressHydrationWarning {...props} />;
}
