import type { AnchorHTMLAttributes } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route path such as "/contact"; a query after it only reaches the shell. */
  to: string;
};

/**
 * A link to another page. In the exported HTML it leads to the route's prerendered page, so that it
 * works without JavaScript; the shell gives it the hash form, so hydration may find a mismatch.
 */
export function RouteLink({ to, ...props }: RouteLinkProps) {
  const href = typeof window === 'undefined' ? prerenderedAddress(to.split('?', 1)[0]!) : `#${to}`;
  return <a href={href} data-route={to} suppressHydrationWarning {...props} />;
}
