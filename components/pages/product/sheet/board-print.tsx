'use client';

import { useEffect } from 'react';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { PrintButton } from '@/components/ui/print-button';

const loadSheets = () => import('./printed-sheets').then((module) => module.loadSheets);

type BoardPrintProps = { product: string; label: string };

/** Prints the sheets of the products that were looked at in this tab, each on one page. */
export function BoardPrint({ product, label }: BoardPrintProps) {
  useEffect(() => void keepInTab('products-looked-at', productsLookedAt(product)), [product]);
  const load = () => loadSheets().then((sheets) => sheets(productsLookedAt(product)));
  return <PrintButton label={label} load={load} />;
}

/**
 * The products that were looked at in this tab, in order, always with `current`. Only names of
 * products, because they choose the files that are loaded.
 */
function productsLookedAt(current: string): string[] {
  const known = process.env.PRODUCTS?.split(' ') ?? [];
  const stored = readTab('products-looked-at');
  const names = Array.isArray(stored) ? stored.filter((id) => known.includes(id)) : [];
  return [...new Set([...names, current])];
}
