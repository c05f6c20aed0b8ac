import { ProductsPage } from '@/components/pages/products/products';
import { productsOverview } from '@/content/pages/products-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: productsOverview.meta,
  element: <ProductsPage />,
});
