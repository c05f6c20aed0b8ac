import { LineCorner } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { Mark } from '@/components/ui/logo';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import { brand } from '@/content/site/brand';
import { FooterContact } from './footer-contact';
import { footerLink } from './footer-link';
import { FooterList } from './footer-list';

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
                <Mark className="h-12 w-auto" />
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
