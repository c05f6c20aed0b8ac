'use client';

import { useEffect, useState } from 'react';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { BoardSheets } from './board-sheets';

const labels = productPage.questions;

/**
 * Prints the questions of the products that were looked at in this tab, with room for notes. The
 * page itself is printed again once the print dialog is closed.
 */
export function BoardPrint({ product }: { product: string }) {
  const [sheets, setSheets] = useState<readonly Product[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => void keepInTab('products-looked-at', productsLookedAt(product)), [product]);

  useEffect(() => {
    if (!sheets) return;
    const close = () => setSheets(undefined);
    window.addEventListener('afterprint', close);
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, [sheets]);

  const print = () => {
    setHasFailed(false);
    Promise.all(productsLookedAt(product).map(loadProduct)).then(setSheets, () =>
      setHasFailed(true),
    );
  };

  return (
    <>
      <Button variant="secondary" onClick={print}>
        <Icon name="printer" className="size-5" />
        <span>{labels.print}</span>
      </Button>
      {hasFailed && (
        <p role="alert" className="w-full text-error">
          {labels.failed}
        </p>
      )}
      {sheets && <BoardSheets products={sheets} />}
    </>
  );
}

/** The page's own words, in the chunk that its page loads too. */
async function loadProduct(id: string): Promise<Product> {
  const { product } = await import(`../../../../content/products/${id}.ts`);
  return product;
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
