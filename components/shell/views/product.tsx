import { loadProduct } from '@/components/lib/load-product';
import { ProductNotFoundPage } from '@/components/pages/product-not-found/product-not-found';
import { ProductPage } from '@/components/pages/product/product';
import { productNotFound } from '@/content/pages/product-not-found';
import type { Product } from '@/content/site/types';
import type { PageView } from './page-view';
import { view as comingSoon } from './coming-soon';

/** The names of the files in content/products (next.config.mjs). */
const slugs = process.env.PRODUCTS?.split(' ');

/**
 * A product's page. Its words are a lazy chunk, found by file name. If there is no such file, the
 * page is Product Not Found; if the file fails to load, the page does too.
 */
export async function view(slug: string): Promise<PageView> {
  if (!slugs?.includes(slug)) {
    const element = <ProductNotFoundPage />;
    return { meta: productNotFound.meta, element };
  }
  const product = await loadProduct(slug);
  if (product.availability === 'beta') return comingSoon(product.summary.name);
  return {
    meta: product.meta,
    product: product.summary,
    isDark: product.inverted,
    element: <ProductPage product={product} names={await namesFor(product)} />,
  };
}

/** The names of the products that work with a page's own, by id. */
async function namesFor({ worksWith }: Product) {
  const names = worksWith.map(async (id) => {
    const { summary } = await import(`../../../content/products/${id}.ts?summary`);
    return [id, summary.name];
  });
  return Object.fromEntries(await Promise.all(names));
}
