import { LineCorner } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { Mark } from '@/components/ui/logo';
import { RouteLink } from '@/components/ui/route-link';
import { navigation, type ResourceLink } from '@/content/site/navigation';
import { brand, phoneAddress } from '@/content/site/brand';
import type { InternalLink } from '@/content/site/types';

const { footer } = navigation;

/**
 * The footer of every page: brand, three lists, contact block, copyright and legal links. The
 * yellow line comes in over the end of the page, unseen where that is the yellow band, and ends in
 * the mark. A list is as wide as its longest link, so that no address wraps; on a phone two lists
 * share a row where both fit.
 */
export function Footer() {
  return (
    <footer className="on-dark grow overflow-x-clip bg-dark-deep text-on-dark print:hidden">
      <Container className="@container pt-16 pb-8 md:pt-24">
        <div className="flex flex-wrap gap-x-grid gap-y-10 md:justify-between desktop:@footer:grid desktop:@footer:grid-cols-[17fr_repeat(4,minmax(max-content,8fr))]">
          <div className="basis-full gap-x-gutter md:max-desktop:grid md:max-desktop:grid-cols-2">
            <p className="flex items-center gap-2.5">
              <span className="relative shrink-0">
                <LineCorner className="bottom-[calc(100%-3px)] h-27.5 [--line-end:50%] md:h-40" />
                <Mark className="h-11.5 w-auto" />
              </span>
              <span className="font-display text-h3 font-bold">{brand.name}</span>
            </p>
            <p className="mt-5 max-w-[22rem] text-on-dark-soft md:max-desktop:mt-0">
              {footer.blurb}
            </p>
          </div>
          <nav aria-label={footer.label} className="contents">
            <FooterList title={footer.products.title} links={footer.products.links} />
            <FooterList title={footer.company.title} links={footer.company.links} />
            <FooterList title={footer.resources.title} links={footer.resources.links} />
          </nav>
          <FooterContact {...footer.contact} />
        </div>
        <div className="mt-head flex flex-wrap items-center justify-between gap-x-8 border-t border-dark-line pt-4 text-small text-on-dark-soft">
          <p className="py-2.5">{footer.copyright}</p>
          <ul className="flex flex-wrap gap-x-8 text-on-dark">
            {footer.legal.map((link) => (
              <li key={link.to}>
                <RouteLink to={link.to} className={footerLink}>
                  {link.label}
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

type FooterListProps = { title: string; links: (InternalLink | ResourceLink)[] };

/**
 * A titled list of links. Links to a resources tab carry `data-resource-tab`, which
 * navigation/links.ts reads on click.
 */
function FooterList({ title, links }: FooterListProps) {
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

type FooterContactProps = { title: string; mail: string; phone: string; address: string[] };

/** Email address, phone number and office address. */
function FooterContact({ title, mail, phone, address }: FooterContactProps) {
  return (
    <div className={footerBlock}>
      <h2 className="text-tiny font-medium text-on-dark-soft">{title}</h2>
      <ul className="mt-4 text-card">
        <li>
          <a href={`mailto:${mail}`} className={`${footerLink} wrap-anywhere`}>
            {mail}
          </a>
        </li>
        <li>
          <a href={phoneAddress} className={footerLink}>
            {phone}
          </a>
        </li>
      </ul>
      <address className="mt-2 text-card leading-normal not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

/** Styles of a footer link: 44 px high on touch screens, 34 px with a mouse. */
const footerLink =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8.5 md:pointer-coarse:min-h-11';

/** Styles of a footer list: two fit next to each other on a phone unless one has a longer line. */
const footerBlock = 'max-w-full max-md:min-w-[42%]';
