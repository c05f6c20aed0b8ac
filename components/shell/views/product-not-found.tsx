import { ProductNotFoundPage } from '@/components/pages/product-not-found/product-not-found';
import { productNotFound } from '@/content/pages/product-not-found';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: productNotFound.meta,
  element: <ProductNotFoundPage content={productNotFound} />,
});
