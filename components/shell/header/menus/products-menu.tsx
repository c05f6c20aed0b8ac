import { navigation } from '@/content/navigation';
import { findRoute } from '../../find-route';
import { HoverMenu, type MenuTiming } from './hover-menu';
import { isCurrent } from '../is-current';
import { atLeast } from '@/components/lib/media';
import { useIdlePart } from '@/components/lib/use-idle-part';

const { products } = navigation.header;
const load = () => import('./products-panel').then((file) => file.ProductsPanel);

/**
 * Products in the bar and its mega-menu, 760 px wide (SPEC section 9). If the menu's code cannot
 * be had, pressing the button leads to the products page instead.
 */
export function ProductsMenu({ path, timing }: { path: string; timing: MenuTiming }) {
  const { Part: Panel, request } = useIdlePart(load, atLeast('md'));
  const route = findRoute(path);
  const openOrLeave = async () => {
    if (!(await request())) location.hash = products.all.to;
  };

  return (
    <HoverMenu
      name="products"
      label={products.label}
      to={products.all.to}
      isCurrent={isCurrent('/products', path)}
      timing={timing}
      className="desktop:relative"
      panelClassName="inset-x-2 top-[calc(100%-4px)] max-h-[calc(100dvh-theme(spacing.header))] overflow-y-auto wide:right-auto wide:left-margin-tablet wide:w-mega-menu desktop:left-0"
      onHover={request}
      onPress={openOrLeave}
    >
      {Panel && <Panel currentModule={route?.kind === 'product' ? route.slug : undefined} />}
    </HoverMenu>
  );
}
