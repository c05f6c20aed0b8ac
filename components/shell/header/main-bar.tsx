import { useState, type ComponentType } from 'react';
import { cx } from '@/components/lib/cx';
import { ButtonLink } from '@/components/ui/button';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import type { InternalLink } from '@/content/site/types';
import { DashboardLink } from './header-links';
import { HoverMenu, menuRow } from './menus/hover-menu';
import { useMenuTiming } from './menus/use-menu-timing';
import { navItem, NavLink } from './nav-link';

const { products, solutions, resources, about, contact, demo } = navigation.header;

/**
 * The navigation of all pages except the legal ones, with its two menus. The panel of Products opens
 * under its button, shifted left if it would overflow the window: an auto margin on its right takes the
 * remaining space, and the margins beside it vanish where a scrollbar leaves less than 760 px.
 */
export function MainBar({ path }: { path: string }) {
  // There, Contact is the current item in place of the demo button.
  const isContact = path === contact.to;
  const bar = { path, timing: useMenuTiming() };
  const [Panel, setPanel] = useState<ComponentType<{ path: string }>>();
  const loadPanel = async () => {
    const { ProductsPanel } = await import('./menus/products-panel');
    setPanel(() => ProductsPanel);
  };
  const item = (link: InternalLink) => (
    <li>
      <NavLink link={link} path={path} />
    </li>
  );

  return (
    <div className="relative flex h-full items-center justify-between">
      <ul className="flex h-full items-center max-md:-mx-nav-item max-md:flex-1 max-md:justify-between md:ms-nav-start">
        <HoverMenu
          {...bar}
          link={products}
          load={loadPanel}
          className="pointer-events-none absolute start-nav-start end-[calc(clamp(0px,(100cqi-theme(width.mega-menu))/2,1rem)-var(--margin)-max(0px,100cqi-theme(maxWidth.page))/2)] top-[calc(100%-4px)] flex flex-row-reverse"
          panelClassName="pointer-events-auto me-auto max-h-[calc(100dvh-theme(spacing.header))] w-mega-menu max-w-[100cqi] shrink-0 overflow-y-auto"
        >
          {Panel && <Panel path={path} />}
        </HoverMenu>
        {item(solutions)}
        <HoverMenu
          {...bar}
          link={resources}
          className="relative order-first h-full w-0"
          panelClassName="absolute top-[calc(100%-4px)] start-0 w-resources-menu p-2"
        >
          <ul>
            {resources.items.map(({ id, name, path: to }) => (
              <li key={id}>
                <RouteLink
                  to={to}
                  className={cx(menuRow, 'pl-4 hover:bg-ground-alt focus-visible:bg-ground-alt')}
                >
                  {name}
                </RouteLink>
              </li>
            ))}
          </ul>
        </HoverMenu>
        {item(about)}
        {isContact && item(contact)}
      </ul>
      <ul className={cx('flex items-center gap-1 max-md:hidden', isContact && '-me-nav-item')}>
        <li>
          <DashboardLink className={navItem} />
        </li>
        {!isContact && (
          <li>
            <ButtonLink
              to={demo.to}
              size="small"
              className="quiet-while-playing whitespace-nowrap md:px-[1.05em] md:text-nav"
            >
              {demo.label}
            </ButtonLink>
          </li>
        )}
      </ul>
    </div>
  );
}
