import type { AnchorHTMLAttributes } from 'react';
import { basePath } from '@/components/lib/base-path';

type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A route path such as "/contact". */
  to: string;
  /** The route whose own page a visitor without script is led to, where that is another one. */
  noJsTo?: string;
};

/** The address of a route's page of its own in the export: "/contact/" under the base path. */
export const prerenderedAddress = (to: string) => `${basePath}${to === '/' ? '' : to}/`;

/**
 * A link to another page (SPEC section 2). In the exported HTML it leads to the route's page of
 * its own, so that it works without script; in the browser it is the hash form. The shell turns
 * the links that came with the HTML (upgrade-links), which is why a mismatch is expected here.
 */
export function RouteLink({ to, noJsTo = to, ...props }: RouteLinkProps) {
  const href = typeof window === 'undefined' ? prerenderedAddress(noJsTo) : `#${to}`;
  return <a href={href} data-route={to} suppressHydrationWarning {...props} />;
}
