import { LineDrop, LineNode } from '@/components/scene/line';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { modules } from '@/content/site/modules';
import { navigation } from '@/content/site/navigation';
import { findRoute } from '@/components/shell/navigation/find-route';

const { all } = navigation.header.products;
const row = 'relative flex h-12 items-center gap-4 pl-8';

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
