import { ProductNotFoundPage } from '@/components/pages/product-not-found/product-not-found';
import { ProductPage } from '@/components/pages/product/product';
import { summaries } from '@/content/product-lists/summaries';
import { productNotFound } from '@/content/pages/product-not-found';
import type { PageView } from './page-view';
import { view as comingSoon } from './coming-soon';

/**
 * A product's page. Its words are a lazy chunk, found by file name. If there is no such file, the
 * page is Product Not Found; if the file fails to load, the page does too.
 */
export async function view(slug: string): Promise<PageView> {
  const summary = Object.hasOwn(summaries, slug) && summaries[slug];
  if (!summary) return { meta: productNotFound.meta, element: <ProductNotFoundPage /> };
  if (summary.availability === 'beta') return comingSoon(summary.name);
  const { product } = await import(`../../../content/products/${slug}.ts`);
  return {
    meta: product.meta,
    product: summary,
    isDark: product.inverted,
    element: <ProductPage product={product} />,
  };
}
