import { navigation } from '@/content/navigation';
import { findRoute } from '../../find-route';
import { HoverMenu, type MenuTiming } from './hover-menu';
import { isCurrent } from '../is-current';
import { useIdlePart } from '../use-idle-part';

const { products } = navigation.header;
const load = () => import('./products-panel').then((file) => file.ProductsPanel);

/**
 * Products in the bar and its mega-menu, 760 px wide (SPEC section 9). If the menu's code cannot
 * be had, pressing the button leads to the products page instead.
 */
export function ProductsMenu({ path, timing }: { path: string; timing: MenuTiming }) {
  const { Part: Panel, request } = useIdlePart(load, '(min-width: 768px)');
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
      className="xl:relative"
      panelClassName="inset-x-2 top-[calc(100%-4px)] max-h-[calc(100dvh-theme(spacing.header))] overflow-y-auto lg:right-auto lg:left-margin-tablet lg:w-mega-menu xl:left-0"
      onHover={request}
      onPress={openOrLeave}
    >
      {Panel && <Panel currentModule={route?.kind === 'product' ? route.slug : undefined} />}
    </HoverMenu>
  );
}
