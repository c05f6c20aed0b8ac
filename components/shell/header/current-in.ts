/**
 * The `aria-current` of an item of the header on a page: by prefix, Products also at /product, About only
 * itself.
 */
export const currentIn = (section: string, path: string) =>
  path === section ||
  (section !== '/about' && path.replace(/^\/product\//, '/products/').startsWith(`${section}/`))
    ? ('page' as const)
    : undefined;
