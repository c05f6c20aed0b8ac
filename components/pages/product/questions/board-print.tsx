'use client';

import { useEffect, useState } from 'react';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { PrintAlone } from '@/components/ui/print-alone';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { answerTo } from './answer-to';

const { sheet, ...labels } = productPage.questions;

/** Prints the questions of the products that were looked at in this tab, with room for notes. */
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

/** The questions of some products on paper: each with our answer and empty rows for notes. */
function BoardSheets({ products }: { products: readonly Product[] }) {
  return (
    <PrintAlone>
      <Logo name={sheet.brand} />
      <h2>{sheet.title}</h2>
      <p>{sheet.lead}</p>
      {products.map(({ summary, glance }) => (
        <section key={summary.id}>
          <h3>{summary.name}</h3>
          <ul>
            {glance.questions.map((question) => {
              const { text, open } = answerTo(question);
              return (
                <li key={question.question} className="before:hidden">
                  <p>
                    <strong>{question.question}</strong>
                  </p>
                  <p>{open ? `${open}. ${text}` : text}</p>
                  <p data-print-notes="">{sheet.notes}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p data-print-foot="">
        <span>{sheet.address}</span>
      </p>
    </PrintAlone>
  );
}
