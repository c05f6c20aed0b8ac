import MousePointer2 from 'lucide-react/icons/mouse-pointer-2';
import { ModuleIcon } from '@/components/ui/module-icon';
import { Picture } from '@/components/ui/picture';
import type { ProductSummary } from '@/content/site/types';

type ModuleDescriptionProps = {
  /** Id of the paragraph that describes the module. */
  id: string;
  module: ProductSummary;
  prompt: string;
};

/** The dark side of the products menu: illustration, icon, name and description of one module. */
export function ModuleDescription({ id, module, prompt }: ModuleDescriptionProps) {
  return (
    <div className="flex w-mega-menu-panel shrink-0 flex-col bg-dark text-on-dark">
      <div className="h-40 shrink-0 overflow-hidden border-b border-dark-line">
        <Picture picture={module.picture} eager className="-mt-2" />
      </div>
      {/* New elements for each module, because browser translation replaces text nodes. */}
      <div key={module.id} className="px-6 pt-5">
        <p className="flex items-center gap-3 font-display text-h5 tracking-title">
          <ModuleIcon name={module.icon} className="shrink-0 text-accent" />
          <span>{module.name}</span>
        </p>
        <p id={id} className="mt-2 text-small text-on-dark-soft">
          {module.description}
        </p>
      </div>
      <p className="mt-auto flex items-center gap-2 px-6 pt-3 pb-4 text-small text-on-dark-soft pointer-coarse:hidden">
        <MousePointer2 aria-hidden="true" className="size-4.5" strokeWidth={2} />
        {prompt}
      </p>
    </div>
  );
}
