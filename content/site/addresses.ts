import { summaries } from '../product-lists/summaries';
import { productAliases, productKeys, pageAliases, staticPages } from './routes';

/** The slugs of all products: the names of the files in content/products. */
export const productSlugs = Object.keys(summaries);

/** An address, and the one that search engines should index for it. */
export type Address = { path: string; canonical: string };

/** Every address that shows a page, for the build, the sitemap and the tests. */
export function allAddresses(): Address[] {
  const product = (prefix: string, names: Record<string, string>) =>
    Object.entries(names).map(([name, slug]) => ({
      path: `/${prefix}/${name}`,
      canonical: `/products/${slug}`,
    }));
  return [
    ...Object.keys(staticPages).map((path) => ({ path, canonical: pageAliases[path] ?? path })),
    ...productSlugs.map((slug) => ({
      path: `/products/${slug}`,
      canonical: `/products/${slug}`,
    })),
    ...product('products', productAliases),
    ...product('product', productKeys),
  ];
}
