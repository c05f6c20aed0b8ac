import { LineDrop, LineNode } from '@/components/scene/line';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { modules } from '@/content/site/modules';
import { navigation } from '@/content/site/navigation';
import { findRoute } from '@/components/shell/navigation/find-route';

const { all } = navigation.header.products;
const row = 'group relative flex h-12.5 items-center gap-3.5 pl-8.25 text-[1.0625rem]';

/**
 * The modules as a list along the yellow line; a node marks the current, hovered or focused one.
 */
export function MobileModules({ path }: { path: string }) {
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
                <LineNode className="scale-0 transition-hover [--line-y:50%] group-hover:scale-100 group-focus-visible:scale-100 group-aria-[current]:scale-100" />
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
