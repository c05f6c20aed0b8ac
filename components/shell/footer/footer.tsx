import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { Elbow } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';
import { Mark } from '@/components/ui/logo';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import { brand } from '@/content/site/brand';
import type { InternalLink } from '@/content/site/types';

const { footer } = navigation;

/**
 * The footer of every page. The line comes from the page's margin and ends in the mark. A list is as wide as
 * its longest link, so that no address wraps.
 */
export function Footer() {
  return (
    <footer
      id={footer.id}
      tabIndex={-1}
      className="overflow-clip bg-dark-deep text-on-dark on-dark outline-none print:hidden"
    >
      <Container className="pt-16 pb-8">
        <div className="flex flex-wrap gap-x-grid gap-y-10 md:justify-between">
          <div className="basis-full desktop:basis-88">
            <p className="flex items-center gap-2.5">
              <span className="relative shrink-0">
                <Elbow />
                <Mark className="h-11.5 w-auto" />
              </span>
              <span className="font-display text-h3">{brand.name}</span>
            </p>
            <p className="mt-5 max-w-[22rem] text-on-dark-soft">{footer.blurb}</p>
          </div>
          <nav aria-label={footer.label} className="contents">
            {[footer.products, footer.company, footer.resources].map((list) => (
              <FooterList key={list.title} {...list} />
            ))}
          </nav>
          <FooterList {...footer.contact}>
            <address className="mt-2 leading-normal whitespace-pre-line not-italic">
              {footer.contact.address.join('\n')}
            </address>
          </FooterList>
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 border-t border-dark-line pt-4 text-small text-on-dark-soft">
          <p className="py-2.5">{footer.copyright}</p>
          <ul className="flex flex-wrap gap-x-5 text-on-dark md:gap-x-8">
            {footer.legal.map(toItem)}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

type FooterLink = InternalLink | { label: string; href: string };
type FooterListProps = { title: string; links: readonly FooterLink[]; children?: ReactNode };

/** A titled list of links. On a phone two are next to each other unless one has a longer line. */
function FooterList({ title, links, children }: FooterListProps) {
  return (
    <div className="max-w-full max-md:min-w-[42%]">
      <h2 className="text-tiny text-on-dark-soft">{title}</h2>
      <ul className="mt-4">{links.map(toItem)}</ul>
      {children}
    </div>
  );
}

/** Styles of a footer link: 44 px high on touch screens, 34 px with a mouse. */
const footerLink = cx(
  'inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline md:min-h-8.5 md:pointer-coarse:min-h-11',
);

const toItem = (link: FooterLink) => (
  <li key={link.label}>
    {'to' in link ? (
      <RouteLink to={link.to} anchor={link.anchor} className={footerLink}>
        {link.label}
      </RouteLink>
    ) : (
      <a href={link.href} className={footerLink}>
        {link.label}
      </a>
    )}
  </li>
);
