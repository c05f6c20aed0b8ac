/** Whether a page is marked in the header: by prefix, Products also at /product, About and Home only themselves. */
export function isCurrent(item: string, path: string): boolean {
  if (path === item) return true;
  if (item === '/about' || item === '/') return false;
  return path.startsWith(`${item}/`) || (item === '/products' && path.startsWith('/product/'));
}
