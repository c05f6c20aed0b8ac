import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { productAliases, productKeys, pageAliases, staticPages } from './routes';

/** The slugs of all products: the files of content/products. Runs in Node only. */
export function productSlugs(): string[] {
  return readdirSync(join(process.cwd(), 'content/products'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** An address, and the one that search engines should index for it. */
export type Address = { path: string; canonical: string };

/** Every address that shows a page, for the build, the sitemap and the tests. Runs in Node only. */
export function allAddresses(): Address[] {
  const product = (prefix: string, names: Record<string, string>) =>
    Object.entries(names).map(([name, slug]) => ({
      path: `/${prefix}/${name}`,
      canonical: `/products/${slug}`,
    }));
  return [
    ...Object.keys(staticPages).map((path) => ({ path, canonical: pageAliases[path] ?? path })),
    ...productSlugs().map((slug) => ({
      path: `/products/${slug}`,
      canonical: `/products/${slug}`,
    })),
    ...product('products', productAliases),
    ...product('product', productKeys),
  ];
}
