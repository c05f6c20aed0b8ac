/** Whether a page lies in a section of the site: "/solutions/k12" in "/solutions". */
const isIn = (section: string, path: string) => path === section || path.startsWith(`${section}/`);

/**
 * Whether the header marks an item on a page (SPEC section 2, "Active item"): by route prefix,
 * the products also under their second prefix /product, and About only on its exact address.
 */
export function isCurrent(item: string, path: string): boolean {
  if (item === '/products') return isIn('/products', path) || isIn('/product', path);
  if (item === '/about' || item === '/') return path === item;
  return isIn(item, path);
}
