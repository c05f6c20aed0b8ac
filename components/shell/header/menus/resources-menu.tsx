import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/navigation';
import type { ResourceTab } from '@/content/resource-tabs';
import { HoverMenu, type MenuTiming } from './hover-menu';
import { menuRow } from './menu-row';

const { resources } = navigation.header;

type ResourcesMenuProps = {
  path: string;
  timing: MenuTiming;
  onTab: (tab: ResourceTab) => void;
};

/** The Resources menu: Grants and FAQ, two tabs of one page. */
export function ResourcesMenu({ path, timing, onTab }: ResourcesMenuProps) {
  return (
    <HoverMenu
      name="resources"
      label={resources.label}
      to="/resources"
      path={path}
      timing={timing}
      className="relative order-first h-full w-0"
      panelClassName="absolute top-[calc(100%-4px)] left-0 w-resources-menu p-2"
      onFollow={(link) => onTab(link.dataset.tab as ResourceTab)}
    >
      <ul>
        {resources.links.map(({ label, to, tab }) => (
          <li key={tab}>
            <RouteLink
              to={to}
              data-tab={tab}
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
