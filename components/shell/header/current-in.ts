/**
 * The `aria-current` of an item of the header on a page: by prefix, Products also at /product, About and
 * Home only themselves.
 */
export function currentIn(section: string, path: string): 'page' | undefined {
  if (path === section) return 'page';
  if (section === '/about' || section === '/') return undefined;
  const isWithin = path.startsWith(`${section}/`);
  return isWithin || (section === '/products' && path.startsWith('/product/')) ? 'page' : undefined;
}
