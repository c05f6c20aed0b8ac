import { useId, useState, type FocusEvent, type PointerEvent } from 'react';
import { cx } from '@/components/lib/cx';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { modules } from '@/content/site/modules';
import { navigation } from '@/content/site/navigation';
import type { ProductSummary } from '@/content/site/types';
import { menuRow } from './hover-menu';
import { ModuleDescription } from './module-description';

const { products } = navigation.header;

/**
 * The products menu: the modules and All products, with a description of the hovered or focused
 * module (the first one initially). A separate chunk, because the header is on every page.
 */
export function ProductsPanel({ currentModule }: { currentModule?: string }) {
  const [described, setDescribed] = useState<ProductSummary>(modules[0]!);
  const descriptionId = useId();

  const describe = ({ target }: FocusEvent | PointerEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-module]')?.dataset.module;
    const found = modules.find((module) => module.id === id);
    if (found) setDescribed(found);
  };

  return (
    <div className="flex min-h-96">
      <div className="min-w-0 flex-1 px-4 pt-5 pb-4">
        <ul className="columns-2 gap-0" onPointerOver={describe} onFocus={describe}>
          {modules.map((module) => (
            <li key={module.id} data-module={module.id} className="mb-1 break-inside-avoid">
              <RouteLink
                to={`/products/${module.id}`}
                aria-current={module.id === currentModule ? 'page' : undefined}
                aria-describedby={module === described ? descriptionId : undefined}
                className={cx(
                  menuRow,
                  'aria-[current]:font-semibold',
                  module === described && 'bg-ground-alt font-medium forced-colors:border',
                )}
              >
                <ModuleIcon name={module.icon} className="shrink-0 text-soft" />
                {module.name}
              </RouteLink>
            </li>
          ))}
        </ul>
        <p className="mx-3 mt-4 flex items-end justify-between gap-4 border-t border-hairline pt-4 text-small text-soft">
          {products.note}
          <RouteLink
            to={products.all.to}
            className="font-display text-label font-semibold text-strong underline decoration-action decoration-3 underline-offset-6 hover:bg-attention"
          >
            {products.all.label}
          </RouteLink>
        </p>
      </div>
      <ModuleDescription id={descriptionId} module={described} prompt={products.prompt} />
    </div>
  );
}
