import { productAliases, productKeys, staticPages, type Route } from '@/content/site/routes';

/** The form of a product's slug; no other name is ever imported. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const own = <T>(table: Record<string, T>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Finds the page for a path that parse-hash returned.
 *
 * Every path below /product/ and /products/ has a page; an unknown one has Product Not Found. For any
 * other unknown path it returns `undefined`, and the shell shows no page content. Only own keys of
 * the tables count, so `/__proto__` is an unknown path, too.
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

/** Two paths with the same key show the same page: aliases, the tabs of a page, all unknown paths. */
export function pageKey(path: string): string {
  const { kind = '', slug = '' } = findRoute(path) ?? {};
  return `${kind} ${slug}`;
}
