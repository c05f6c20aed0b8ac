import { ProductsPage } from '@/components/pages/products';
import { demo } from '@/content/demo';
import { modules } from '@/content/modules';
import { productsOverview } from '@/content/products-overview';
import type { PageView } from '../page-view';

export const view = (): PageView => ({
  meta: productsOverview.meta,
  tone: 'paper',
  demo: demo.products,
  element: <ProductsPage content={productsOverview} modules={modules} />,
});
