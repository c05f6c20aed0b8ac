import { ProductsPage } from '@/components/pages/products/products';
import { demo, subjects } from '@/content/site/demo';
import { productsOverview } from '@/content/pages/products-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: productsOverview.meta,
  subject: subjects.products,
  demo: demo.products,
  element: <ProductsPage />,
});
