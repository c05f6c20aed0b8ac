'use client';

import { useEffect, useState } from 'react';
import { loadProduct } from '@/components/lib/load-product';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { PaperHead } from '@/components/scene/paper';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintAlone } from '@/components/ui/print-alone';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Sheet } from './sheet';

const { sheet: labels } = productPage;

/** Prints the sheets of the products that were looked at in this tab, each on one page. */
export function BoardPrint({ product }: { product: string }) {
  const [sheets, setSheets] = useState<readonly Product[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => void keepInTab('products-looked-at', productsLookedAt(product)), [product]);

  const print = () => {
    setHasFailed(false);
    setSheets(undefined);
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
      {sheets && (
        <PrintAlone onEnd={() => setSheets(undefined)}>
          {sheets.map((printed) => (
            <article key={printed.summary.id} className="not-last:break-after-page">
              <PaperHead />
              <h2 className="font-display text-h4">{printed.summary.name}</h2>
              <p>{labels.title}</p>
              <Sheet {...printed} />
            </article>
          ))}
        </PrintAlone>
      )}
    </>
  );
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
