import { atLeast } from '@/components/lib/media';
import { useIdlePart } from '@/components/lib/use-idle-part';
import { navigation } from '@/content/site/navigation';
import { openRoute } from '@/components/shell/navigation/address';
import { findRoute } from '@/components/shell/navigation/find-route';
import { HoverMenu, type MenuTiming } from './hover-menu';

const { products } = navigation.header;
const load = () => import('./products-panel').then((file) => file.ProductsPanel);

/**
 * The Products button and its menu. The panel opens under the button, shifted left if it would
 * overflow the window: an auto margin on its right takes the remaining space, and the margins beside it
 * vanish where a scrollbar leaves less than 760 px. If the menu's code
 * fails to load, pressing the button opens the products page.
 */
export function ProductsMenu({ path, timing }: { path: string; timing: MenuTiming }) {
  const { Part: Panel, request } = useIdlePart(load, atLeast('md'));
  const route = findRoute(path);
  const openOrLeave = async () => {
    if (!(await request())) openRoute(products.all.to);
  };

  return (
    <HoverMenu
      name="products"
      label={products.label}
      to={products.all.to}
      path={path}
      timing={timing}
      className="pointer-events-none absolute top-[calc(100%-4px)] right-[calc(0px-var(--margin)-max(0px,100cqi-theme(maxWidth.page))/2)] left-nav-start flex flex-row-reverse"
      panelClassName="pointer-events-auto mr-auto max-h-[calc(100dvh-theme(spacing.header))] w-mega-menu max-w-[100cqi] shrink-0 overflow-y-auto"
      onHover={request}
      onPress={openOrLeave}
    >
      {Panel && <Panel currentModule={route?.kind === 'product' ? route.slug : undefined} />}
    </HoverMenu>
  );
}
