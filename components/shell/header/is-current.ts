/** Whether a path is in a section of the site, such as "/solutions/k12" in "/solutions". */
const isIn = (section: string, path: string) => path === section || path.startsWith(`${section}/`);

/**
 * Whether the header marks an item as current on a path: by prefix, for Products also under
 * /product; About only on its exact path.
 */
export function isCurrent(item: string, path: string): boolean {
  if (item === '/products') return isIn('/products', path) || isIn('/product', path);
  if (item === '/about' || item === '/') return path === item;
  return isIn(item, path);
}
