import { RouteLink } from '@/components/ui/route-link';
import type { ResourceLink } from '@/content/site/navigation';
import type { InternalLink } from '@/content/site/types';
import { footerBlock, footerLink } from './footer-link';

type FooterListProps = { title: string; links: (InternalLink | ResourceLink)[] };

/**
 * A titled list of links. Links to a resources tab carry `data-resource-tab`, which
 * navigation/links.ts reads on click.
 */
export function FooterList({ title, links }: FooterListProps) {
  return (
    <div className={footerBlock}>
      <h2 className="text-tiny font-medium text-on-dark-soft">{title}</h2>
      <ul className="mt-4 text-card">
        {links.map((link) => (
          <li key={link.label}>
            <RouteLink
              to={link.to}
              data-resource-tab={'tab' in link ? link.tab : undefined}
              className={footerLink}
            >
              {link.label}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
