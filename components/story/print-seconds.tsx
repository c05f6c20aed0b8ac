'use client';

import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { loadAllStyles } from '@/components/lib/all-styles';
import { cx } from '@/components/lib/cx';
import { loadProduct } from '@/components/lib/load-product';
import { pictureAddress } from '@/components/lib/picture-address';
import { useSchoolName } from '@/components/lib/school-name';
import { larkfield, larkfieldEarly } from '@/content/scene/larkfield';
import type { Product } from '@/content/site/types';
import { boardSheet as labels } from '@/content/walkthrough/board-sheet';
import type { BoardSheet, PrintedStory } from './board-sheet';

type Loaded = { Sheet: typeof BoardSheet; product: Product };

const decode = (src: string) => {
  const image = new Image();
  image.src = pictureAddress(src);
  return image.decode();
};

/** All that the sheet shows: it is printed as soon as it is there. */
async function load(story: PrintedStory): Promise<Loaded> {
  const [{ BoardSheet: Sheet }, product] = await Promise.all([
    import('./board-sheet'),
    loadProduct(labels.products[story.id]),
    loadAllStyles(),
    ...[larkfield, larkfieldEarly].map(({ src }) => decode(src)),
  ]);
  return { Sheet, product };
}

type PrintSecondsProps = {
  story: PrintedStory;
  className?: string;
  /** Where only screen readers have all of its label. */
  whatClassName?: string;
};

/** Prints a story on one page for a school board, with the name that a visitor gave the school. */
export function PrintSeconds({ story, className, whatClassName }: PrintSecondsProps) {
  const name = useSchoolName();
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');

  const print = () => {
    setState('loading');
    setLoaded(undefined);
    load(story).then(
      (all) => {
        setState('ready');
        setLoaded(all);
      },
      () => setState('failed'),
    );
  };

  return (
    <div className={cx('print:hidden', className)}>
      <button
        type="button"
        aria-busy={state === 'loading' || undefined}
        onClick={print}
        className="inline-flex min-h-11 items-center gap-2 rounded-link font-display text-small font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Printer className="size-4.5 shrink-0 narrow:hidden" strokeWidth={1.75} />
        <span>
          {labels.print.verb} <span className={whatClassName}>{labels.print.what}</span>
        </span>
      </button>
      {state === 'failed' && (
        <p role="alert" className="text-small">
          {labels.failed}
        </p>
      )}
      {loaded && (
        <loaded.Sheet
          story={story}
          name={name}
          product={loaded.product}
          onEnd={() => setLoaded(undefined)}
        />
      )}
    </div>
  );
}
