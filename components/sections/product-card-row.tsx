import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

const platform =
  'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-3 desktop:gap-y-10 desktop:*:not-[:nth-child(3n)]:[--line-joint:block]';

/** Columns by window width, and which cards have a card to their right. */
const layouts = {
  /** Three columns from 900 px, one below. */
  three: 'wide:grid-cols-3 wide:*:not-[:nth-child(3n)]:[--line-joint:block]',
  /** Three, two or one column; with two, the first card spans its row if the number is odd. */
  platformOdd: `${platform} sm:max-desktop:*:even:[--line-joint:block]`,
  platformEven: `${platform} sm:max-desktop:*:odd:[--line-joint:block]`,
  /** The overview: the first card spans its row with four and with two columns. */
  overview:
    'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-4 sm:max-desktop:*:even:[--line-joint:block] desktop:*:not-[:nth-child(4n+1)]:[--line-joint:block]',
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
  return (
    <ul
      className={cx(
        'grid gap-x-(--gutter) gap-y-4 [--gutter:theme(spacing.gutter-phone)] *:last:[--line-joint:none]! sm:gap-y-6 md:[--gutter:theme(spacing.gutter)]',
        layouts[layout],
      )}
    >
      {children}
    </ul>
  );
}
