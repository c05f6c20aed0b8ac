import { cx } from '@/components/lib/cx';
import { ButtonLink } from '@/components/ui/button';
import { navigation } from '@/content/site/navigation';
import { DashboardLink } from '../dashboard-link';
import type { MenuName } from '../menus/hover-menu';
import { navItem, NavLink } from './nav-link';
import { ProductsMenu } from '../menus/products-menu';
import { ResourcesMenu } from '../menus/resources-menu';
import { useMenuTiming } from '../menus/use-menu-timing';

const { solutions, about, contact, demo } = navigation.header;

type MainBarProps = {
  path: string;
  /** On /contact, Contact is the current item and the demo button is left out. */
  isContact: boolean;
};

/** The navigation of all pages except the legal ones, with its two menus. */
export function MainBar({ path, isContact }: MainBarProps) {
  const timing = useMenuTiming<MenuName>();

  return (
    <div className="relative flex h-full items-center justify-between">
      <ul className="flex h-full items-center max-md:-mx-nav-item max-md:flex-1 max-md:justify-between md:ml-nav-start">
        <ProductsMenu path={path} timing={timing} />
        <li>
          <NavLink link={solutions} path={path} />
        </li>
        <ResourcesMenu path={path} timing={timing} />
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
