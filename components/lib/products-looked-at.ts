import { keepInTab, readTab } from './tab-storage';

/** Adds a product to those that were looked at in this tab. */
export const rememberProduct = (id: string) =>
  void keepInTab('products-looked-at', productsLookedAt(id));

/**
 * The products that were looked at in this tab, in order, always with `current`. Only names of
 * products, because they choose the files that are loaded.
 */
export function productsLookedAt(current: string): string[] {
  const known = process.env.PRODUCTS?.split(' ') ?? [];
  const stored = readTab('products-looked-at');
  const names = Array.isArray(stored) ? stored.filter((id) => known.includes(id)) : [];
  return [...new Set([...names, current])];
}
