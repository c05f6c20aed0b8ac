import { productAliases, productKeys, staticPages, type Route } from '@/content/routes';

/** What a product's address may look like; nothing else is ever looked up by name. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const own = <T>(table: Record<string, T>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Finds the page for a path that parse-hash returned.
 *
 * Below /product/ and /products/ every path has a page, if only Product Not Found. Any other
 * unknown path gives `undefined`: the shell shows no page content. Tables are asked for their own
 * keys only, so `/__proto__` is an unknown path like any other.
 */
export function findRoute(path: string): Route | undefined {
  const page = own(staticPages, path);
  if (page) return { path, ...page };

  const [, prefix, name] = /^\/(products?)\/(.+)$/.exec(path) ?? [];
  if (!prefix || !name) return undefined;

  const slug = prefix === 'product' ? own(productKeys, name) : (own(productAliases, name) ?? name);
  return slug && slugPattern.test(slug)
    ? { path, kind: 'product', slug }
    : { path, kind: 'product-not-found' };
}
