import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import type { PageKind } from '@/content/site/routes';
import { isCurrent } from '../is-current';
import { MobileModules } from './mobile-modules';
import { currentRow, MobileSubmenu } from './mobile-submenu';

const { header, legalHeader } = navigation;

type MobileRowsProps = { path: string; kind: PageKind | undefined };

/** The rows of the mobile menu, 64 px each; on legal pages the four links of the legal header. */
export function MobileRows({ path, kind }: MobileRowsProps) {
  const linkRow = (link: { label: string; to: string }) => (
    <li key={link.to} className="border-t border-hairline first:border-0">
      <RouteLink
        to={link.to}
        aria-current={isCurrent(link.to, path) ? 'page' : undefined}
        className={cx('flex h-16 items-center text-h4', isCurrent(link.to, path) && currentRow)}
      >
        {link.label}
      </RouteLink>
    </li>
  );

  return (
    <ul>
      {kind === 'legal' ? (
        legalHeader.map(linkRow)
      ) : (
        <>
          <MobileSubmenu label={header.products.label} isCurrent={isCurrent('/products', path)}>
            <MobileModules path={path} />
          </MobileSubmenu>
          {linkRow(header.solutions)}
          <MobileSubmenu label={header.resources.label} isCurrent={isCurrent('/resources', path)}>
            <ul className="pb-4">
              {header.resources.links.map(({ label, to, tab }) => (
                <li key={tab}>
                  <RouteLink
                    to={to}
                    data-resource-tab={tab}
                    className="flex h-12 items-center pl-8 font-medium"
                  >
                    {label}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </MobileSubmenu>
          {linkRow(header.about)}
          {kind === 'contact' && linkRow(header.contact)}
        </>
      )}
    </ul>
  );
}
