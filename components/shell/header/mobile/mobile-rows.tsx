import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import type { PageKind } from '@/content/site/routes';
import { isCurrent } from '../is-current';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { LineDrop, LineNode } from '@/components/scene/line';
import { ModuleIcon } from '@/components/ui/module-icon';
import { modules } from '@/content/site/modules';
import { findRoute } from '@/components/shell/navigation/find-route';

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

type MobileSubmenuProps = { label: string; isCurrent: boolean; children: ReactNode };

/** Marks the row of the current page. */
const currentRow = 'underline decoration-selected decoration-3 underline-offset-6';

/** A row of the mobile menu that expands to show its links. */
function MobileSubmenu({ label, isCurrent, children }: MobileSubmenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-t border-hairline first:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => setOpen(!isOpen)}
        className="group flex h-16 w-full items-center justify-between text-h4"
      >
        <span className={cx(isCurrent && currentRow)}>{label}</span>
        <span className="flex size-11 items-center justify-center rounded-full bg-ground-alt group-aria-expanded:bg-selected forced-colors:border">
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-6 transition-hover group-aria-expanded:rotate-180"
          />
        </span>
      </button>
      <div id={id}>{isOpen && children}</div>
    </li>
  );
}

const { all } = navigation.header.products;
const row = 'relative flex h-12 items-center gap-4 pl-8';

/**
 * The modules as a list along the yellow line; a node marks the current, hovered or focused one.
 */
function MobileModules({ path }: { path: string }) {
  const shown = findRoute(path)?.slug;
  return (
    <div className="pt-1 pb-5">
      <div className="relative [--line-x:0.6875rem]">
        <LineDrop className="top-0" />
        <ul>
          {modules.map(({ id, name, icon }) => (
            <li key={id}>
              <RouteLink
                to={`/products/${id}`}
                aria-current={id === shown ? 'page' : undefined}
                className={`${row} font-medium aria-[current]:font-semibold`}
              >
                <LineNode className="transition-hover [--line-y:50%] in-[a:not(:hover,:focus-visible,[aria-current])]:opacity-0" />
                <ModuleIcon name={icon} className="shrink-0 text-soft" />
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
      <RouteLink to={all.to} className={`${row} font-semibold`}>
        {all.label}
      </RouteLink>
    </div>
  );
}
