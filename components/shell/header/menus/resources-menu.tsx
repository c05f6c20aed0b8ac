import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import { HoverMenu, menuRow, type MenuTiming } from './hover-menu';

const { resources } = navigation.header;

/** The Resources menu: Grants and FAQ, two tabs of one page. */
export function ResourcesMenu({ path, timing }: { path: string; timing: MenuTiming }) {
  return (
    <HoverMenu
      name="resources"
      label={resources.label}
      to="/resources"
      path={path}
      timing={timing}
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
  );
}
