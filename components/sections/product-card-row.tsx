import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

const platform = 'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-3 desktop:line-joints-3';

/** Columns by window width, and which cards have a card to their right. */
const layouts = {
  /** Three columns from 900 px, one below. */
  three: 'wide:grid-cols-3 wide:line-joints-3',
  /** Three, two or one column; with two, the first card spans its row if the number is odd. */
  platformOdd: `${platform} sm:max-desktop:line-joints-even`,
  platformEven: `${platform} sm:max-desktop:line-joints-odd`,
  /** The overview: the first card spans its row with four and with two columns. */
  overview:
    'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-4 sm:max-desktop:line-joints-even desktop:line-joints-4',
};

/**
 * A list of `ProductCard`s joined by the yellow line, which crosses each gutter but is left out
 * after the last card of a row and where cards stack.
 */
export function ProductCardRow({
  layout,
  children,
}: {
  layout: keyof typeof layouts;
  children: ReactNode;
}) {
  return <ul className={cx('grid gap-x-grid gap-y-4', layouts[layout])}>{children}</ul>;
}
