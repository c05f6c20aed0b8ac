import type { AnchorHTMLAttributes } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route path such as "/contact". */
  to: string;
};

/**
 * A link to another page. In the exported HTML it leads to the route's prerendered page, so that it
 * works without JavaScript; in the browser it is the hash form. The shell changes the links that
 * came with the HTML (upgrade-links), which is why a mismatch is expected here.
 */
export function RouteLink({ to, ...props }: RouteLinkProps) {
  const href = typeof window === 'undefined' ? prerenderedAddress(to) : `#${to}`;
  return <a href={href} data-route={to} suppressHydrationWarning {...props} />;
}
