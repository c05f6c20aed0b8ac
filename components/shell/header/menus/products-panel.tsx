import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import { useId, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { findRoute } from '../../find-route';
import { ModuleIcon } from '@/components/ui/module-icon';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import { moduleItems } from '@/content/site/modules';
import { navigation } from '@/content/site/navigation';
import { menuRow } from './hover-menu';

const { to, all, note, prompt } = navigation.header.products;

/**
 * The products menu: the modules and All products, and on a dark side the hovered or focused module,
 * initially the current one or the first. Assistive technology has that side as the description of the
 * module's link only. A separate chunk, because the header is on every page.
 */
export function ProductsPanel({ path }: { path: string }) {
  const current = findRoute(path)?.slug;
  const [described, setDescribed] = useState(
    moduleItems.find(({ id }) => id === current) ?? moduleItems[0]!,
  );
  const descriptionId = useId();

  return (
    <div className="flex min-h-96 not-dialog-fits:min-h-0">
      <div className="min-w-0 flex-1 px-4 pt-5 pb-4">
        <ul className="columns-2 gap-0">
          {moduleItems.map((module) => (
            <li
              key={module.id}
              onPointerEnter={() => setDescribed(module)}
              onFocus={() => setDescribed(module)}
              className="mb-1 break-inside-avoid"
            >
              <RouteLink
                to={module.path}
                aria-current={module.id === current ? 'page' : undefined}
                aria-describedby={module === described ? descriptionId : undefined}
                className={cx(
                  menuRow,
                  'decoration-selected decoration-3 underline-offset-6 aria-[current]:underline',
                  module === described && 'bg-ground-alt forced-colors:border',
                )}
              >
                <ModuleIcon name={module.icon} className="shrink-0 text-soft" />
                {module.name}
              </RouteLink>
            </li>
          ))}
        </ul>
        <p className="mx-3 mt-4 flex items-end justify-between gap-4 border-t border-hairline pt-4 text-small text-soft">
          {note}
          <RouteLink
            to={to}
            className="-my-3 py-3 font-display text-label font-semibold text-strong underline decoration-action decoration-3 underline-offset-6 hover:bg-attention"
          >
            {all}
          </RouteLink>
        </p>
      </div>
      <div className="flex w-mega-menu-panel shrink-0 flex-col bg-dark text-on-dark">
        <div className="h-40 shrink-0 overflow-hidden border-b border-dark-line not-dialog-fits:h-32">
          <Picture picture={described.picture} eager className="-mt-2" />
        </div>
        {/* New elements for each module, because browser translation replaces text nodes. */}
        <div key={described.id} aria-hidden="true" className="px-6 pt-5">
          <p className="flex items-center gap-3 font-display text-h5 tracking-title">
            <ModuleIcon name={described.icon} className="shrink-0 text-accent" />
            <span>{described.name}</span>
          </p>
          <p id={descriptionId} className="mt-2 text-small text-on-dark-soft">
            {described.description}
          </p>
        </div>
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-2 px-6 pt-3 pb-4 text-small text-on-dark-soft pointer-coarse:hidden"
        >
          <MousePointer2 className="size-4.5" />
          {prompt}
        </p>
      </div>
    </div>
  );
}
