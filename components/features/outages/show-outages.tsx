'use client';

import ToggleLeft from 'lucide-react/icons/toggle-left';
import { cx } from '@/components/lib/cx';
import { OpenButton } from '@/components/ui/open-button';
import type { OutageId } from '@/content/outages/types';
import { outageOpener as words } from '@/content/outages/words';

type ShowOutagesProps = {
  /** What is off at first; the visitor can switch it on again. */
  off?: OutageId;
  /** The product that the visitor reads about is first in the list. */
  product?: string;
  isLarge?: boolean;
};

/** A button that opens the school with its four switches. */
export const ShowOutages = ({ off, product, isLarge }: ShowOutagesProps) => (
  <OpenButton
    load={() => import('./outages')}
    show={({ Outages }, close) => <Outages off={off} product={product} onClose={close} />}
    size={isLarge ? 'normal' : 'small'}
    // On a phone no icon yields to the ring that turns, so the padding does.
    className={cx(!isLarge && 'max-sm:aria-busy:px-1.5')}
    aria-haspopup="dialog"
  >
    <ToggleLeft className={cx('size-5', !isLarge && 'max-sm:hidden')} strokeWidth={1.75} />
    {words.open}
  </OpenButton>
);
