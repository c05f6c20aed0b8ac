import { cx } from '@/components/lib/cx';
import { ButtonLink } from '@/components/ui/button';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import { DashboardLink } from '../dashboard-link';
import { HoverMenu, menuRow } from '../menus/hover-menu';
import { ProductsMenu } from '../menus/products-menu';
import { useMenuTiming } from '../menus/use-menu-timing';
import { navItem, NavLink } from './nav-link';

const { solutions, resources, about, contact, demo } = navigation.header;

type MainBarProps = {
  path: string;
  /** On /contact, Contact is the current item and the demo button is left out. */
  isContact: boolean;
};

/** The navigation of all pages except the legal ones, with its two menus. */
export function MainBar({ path, isContact }: MainBarProps) {
  const bar = { path, timing: useMenuTiming() };

  return (
    <div className="relative flex h-full items-center justify-between">
      <ul className="flex h-full items-center max-md:-mx-nav-item max-md:flex-1 max-md:justify-between md:ml-nav-start">
        <ProductsMenu {...bar} />
        <li>
          <NavLink link={solutions} path={path} />
        </li>
        <HoverMenu
          {...bar}
          link={resources}
          className="relative order-first h-full w-0"
          panelClassName="absolute top-[calc(100%-4px)] left-0 w-resources-menu p-2"
        >
          <ul>
            {resources.links.map(({ label, to, tab }) => (
              <li key={tab}>
                <RouteLink
                  to={to}
                  data-resource-tab={tab}
                  className={cx(menuRow, 'pl-4 hover:bg-ground-alt focus-visible:bg-ground-alt')}
                >
                  {label}
                </RouteLink>
              </li>
            ))}
          </ul>
        </HoverMenu>
        <li>
          <NavLink link={about} path={path} />
        </li>
        {isContact && (
          <li>
            <NavLink link={contact} path={path} />
          </li>
        )}
      </ul>
      <ul className={cx('flex items-center gap-1 max-md:hidden', isContact && '-mr-nav-item')}>
        <li>
          <DashboardLink className={navItem(false)} />
        </li>
        {!isContact && (
          <li>
            <ButtonLink
              to={demo.to}
              size="small"
              className="whitespace-nowrap md:px-[1.05em] md:text-nav"
            >
              {demo.label}
            </ButtonLink>
          </li>
        )}
      </ul>
    </div>
  );
}
