import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/** The line between two cards: in the gutter, as high as their pictures. */
const joint =
  '*:after:absolute *:after:top-0 *:after:left-full *:after:hidden *:after:w-gutter *:after:bg-crossing *:after:pt-[75%] *:last:after:hidden!';

const platform =
  'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-3 desktop:gap-y-10 desktop:*:not-[:nth-child(3n)]:after:block';

/** Columns by window width, and which cards have a neighbor on their right. */
const layouts = {
  /** Three from 900 px, one below. */
  three: 'wide:grid-cols-3 wide:*:not-[:nth-child(3n)]:after:block',
  /** The home grid: three, two, one; at two the first card of an odd number spans its row. */
  platformOdd: `${platform} sm:max-desktop:*:even:after:block`,
  platformEven: `${platform} sm:max-desktop:*:odd:after:block`,
  /** The overview: the first card spans its row at four and at two columns. */
  overview:
    'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-4 sm:max-desktop:*:even:after:block desktop:*:not-[:nth-child(4n+1)]:after:block',
};

/**
 * A list of `ProductCard`s joined by the line: a bar crosses each gutter, never after the last
 * card of a row and never where cards stack. SPEC section 2, "Home page" and "Solution pages".
 */
export function ProductCardRow({
  layout,
  children,
}: {
  layout: keyof typeof layouts;
  children: ReactNode;
}) {
  return <ul className={cx('grid gap-x-gutter gap-y-6', joint, layouts[layout])}>{children}</ul>;
}
