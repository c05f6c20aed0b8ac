import { ProductsPage } from '@/components/pages/products/products';
import { demo } from '@/content/site/demo';
import { productsOverview } from '@/content/pages/products-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: productsOverview.meta,
  demo: demo.products,
  element: <ProductsPage />,
});
