'use client';

import Printer from 'lucide-react/icons/printer';
import { cx } from '@/components/lib/cx';
import { loadProduct } from '@/components/lib/load-product';
import { pictureAddress } from '@/components/lib/picture-address';
import { useOpener } from '@/components/lib/use-opener';
import { LoadFailed } from '@/components/ui/load-failed';
import { PrintAlone } from '@/components/ui/print-alone';
import { larkfield } from '@/content/scene/larkfield';
import { boardSheet as labels } from '@/content/walkthrough/board-sheet';
import type { PrintedStory } from './board-sheet';

const decode = (src: string) => {
  const image = new Image();
  image.src = pictureAddress(src);
  return image.decode();
};

/** All that the sheet shows: it is printed as soon as it is there. */
async function load(story: PrintedStory) {
  const [{ BoardSheet }, product] = await Promise.all([
    import('./board-sheet'),
    loadProduct(labels.products[story.id]),
    ...Object.values(larkfield).map(({ src }) => decode(src)),
  ]);
  return <BoardSheet story={story} product={product} />;
}

type PrintSecondsProps = {
  story: PrintedStory;
  className?: string;
  /** Classes of the label's second part, which some windows hide from all but screen readers. */
  whatClassName?: string;
};

/** Prints a story on one page, Letter or A4. */
export function PrintSeconds({ story, className, whatClassName }: PrintSecondsProps) {
  const { opened, hasFailed, close, button } = useOpener(() => load(story));
  return (
    <div className={cx('print:hidden', className)}>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-link font-display text-small font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        {...button}
      >
        <Printer className="size-4.5 shrink-0 narrow:hidden" strokeWidth={1.75} />
        <span>
          {labels.print.verb} <span className={whatClassName}>{labels.print.what}</span>
        </span>
      </button>
      {hasFailed && <LoadFailed />}
      {opened && <PrintAlone onEnd={close}>{opened}</PrintAlone>}
    </div>
  );
}
