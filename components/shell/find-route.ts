import { productAliases, productKeys, staticPages, type Route } from '@/content/site/routes';

/** Only own keys of a table count, so that `/__proto__` is an unknown path. */
const own = <T>(table: Record<string, T>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Finds the page for a path that parse-hash returned. /product and every path below it and /products has
 * one, if only Product Not Found; for any other unknown path it returns `undefined`.
 */
export function findRoute(path: string): Route | undefined {
  const page = own(staticPages, path);
  if (page) return { path, ...page };

  const [, prefix, name = ''] = /^\/(products?)(?:\/(.+))?$/.exec(path) ?? [];
  if (!prefix) return undefined;
  const slug = prefix === 'product' ? own(productKeys, name) : (own(productAliases, name) ?? name);
  return { path, kind: 'product', slug };
}

/** Two paths with the same key show the same page: aliases, the tabs of a page, all unknown paths. */
export function pageKey(path: string): string {
  const { kind = '', slug = '' } = findRoute(path) ?? {};
  return `${kind} ${slug}`;
}
