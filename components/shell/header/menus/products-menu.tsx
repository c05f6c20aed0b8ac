import { useState, type ComponentType } from 'react';
import { navigation } from '@/content/site/navigation';
import { HoverMenu, type MenuBar } from './hover-menu';

/**
 * The Products button and its menu. The panel opens under the button, shifted left if it would
 * overflow the window: an auto margin on its right takes the remaining space, and the margins beside it
 * vanish where a scrollbar leaves less than 760 px.
 */
export function ProductsMenu(bar: MenuBar) {
  const [Panel, setPanel] = useState<ComponentType<{ path: string }>>();
  const load = async () => {
    const { ProductsPanel } = await import('./products-panel');
    setPanel(() => ProductsPanel);
  };

  return (
    <HoverMenu
      {...bar}
      link={navigation.header.products}
      load={load}
      className="pointer-events-none absolute top-[calc(100%-4px)] right-[calc(0px-var(--margin)-max(0px,100cqi-theme(maxWidth.page))/2)] left-nav-start flex flex-row-reverse"
      panelClassName="pointer-events-auto mr-auto max-h-[calc(100dvh-theme(spacing.header))] w-mega-menu max-w-[100cqi] shrink-0 overflow-y-auto"
    >
      {Panel && <Panel path={bar.path} />}
    </HoverMenu>
  );
}
