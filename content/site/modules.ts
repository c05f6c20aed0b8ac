import { summaries } from '../product-lists/summaries';
import type { MenuItem, ProductSummary } from './types';

const all = Object.values(summaries).filter(({ availability }) => availability !== 'beta');

/** The modules: the products in the menu, on home and on /products, in their order. */
export const modules: readonly ProductSummary[] = all
  .filter(({ position }) => position)
  .sort((one, other) => one.position! - other.position!);

/** The products without a place there. */
export const otherProducts = all.filter(({ position }) => !position);

/** The modules in the header's menus. */
export const moduleItems = modules.map(
  ({ route, ...module }): MenuItem & Pick<ProductSummary, 'picture'> => ({
    ...module,
    path: route,
  }),
);
