'use client';

import ToggleLeft from 'lucide-react/icons/toggle-left';
import { cx } from '@/components/lib/cx';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from '@/components/ui/button';
import type { OutageId } from '@/content/outages/types';
import { outageOpener as words } from '@/content/outages/words';

const loadOutages = () => import('./outages').then((module) => module.Outages);

type ShowOutagesProps = {
  /** What is off at first; the visitor can switch it on again. */
  off?: OutageId;
  /** The product that the visitor reads about is first in the list. */
  product?: string;
  isLarge?: boolean;
};

/** A button that opens the school with its four switches. */
export function ShowOutages({ off, product, isLarge }: ShowOutagesProps) {
  const { opened: Outages, hasFailed, close, button } = useOpener(loadOutages);

  return (
    <>
      <Button
        variant="secondary"
        size={isLarge ? 'normal' : 'small'}
        // On a phone no icon yields to the ring that turns, so the padding does.
        className={cx(!isLarge && 'max-sm:aria-busy:px-1.5')}
        aria-haspopup="dialog"
        {...button}
      >
        <ToggleLeft className={cx('size-5', !isLarge && 'max-sm:hidden')} strokeWidth={1.75} />
        {words.open}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-small text-soft">
          {words.failed}
        </p>
      )}
      {Outages && <Outages off={off} product={product} onClose={close} />}
    </>
  );
}
