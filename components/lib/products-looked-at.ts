import { browserStorage } from '@/content/site/browser-storage';

const key = browserStorage.lookedAt.key;

/** Adds a product to those that were looked at in this tab. Without storage nothing is kept. */
export function rememberProduct(id: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify(productsLookedAt(id)));
  } catch {
    // Storage is denied or full: only the current page is printed.
  }
}

/** The products that were looked at in this tab, in order, always with `current`. Never throws. */
export function productsLookedAt(current: string): string[] {
  return [...new Set([...stored(), current])];
}

/** Only names of products, because they choose the files that are loaded. */
function stored(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const known = process.env.PRODUCTS?.split(' ') ?? [];
    return Array.isArray(value) ? value.filter((id) => known.includes(id)) : [];
  } catch {
    return [];
  }
}
