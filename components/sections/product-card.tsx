import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/types';

type ProductCardProps = {
  picture: PictureContent;
  /** Spans its row, picture beside the words: between 640 and 1024 px only, or from 900 px up. */
  wide?: 'tablet' | 'always';
  /** Narrow enough, in a row of four, for less room at the sides of its words. */
  tight?: boolean;
  /** Shown on arrival: its picture does not wait to come near. */
  eager?: boolean;
  /** Title, text and link, one under the other. */
  children: ReactNode;
};

/**
 * The line runs on from the picture to the card's right edge, also where longer words make the
 * picture taller.
 */
const crossing =
  'after:pointer-events-none after:absolute after:inset-y-0 after:left-full after:hidden after:w-screen after:bg-crossing';

const looks = {
  tablet: {
    item: 'sm:max-desktop:col-span-2',
    card: 'sm:max-desktop:grid sm:max-desktop:grid-cols-2 sm:max-desktop:gap-x-gutter',
    picture: `${crossing} sm:max-desktop:after:block`,
    words: 'sm:max-desktop:pt-[calc(10%+2rem)] sm:max-desktop:pl-2',
  },
  always: {
    item: 'sm:col-span-full',
    card: 'wide:grid wide:grid-cols-2 wide:gap-x-gutter desktop:grid-cols-[58%_1fr]',
    picture: `${crossing} wide:after:block`,
    words: 'wide:pt-20 wide:pl-2 desktop:pt-32 desktop:pr-12 desktop:pb-11 desktop:pl-8',
  },
};

/**
 * A picture with words under it, an item of a `ProductCardRow`. With a link inside, the whole card
 * lifts under the pointer; give that link `cardLink` so that the whole card also follows it.
 * SPEC section 4: product cards change shadow on hover.
 */
export function ProductCard({ picture, wide, tight, eager, children }: ProductCardProps) {
  const look = wide && looks[wide];
  return (
    <li data-card="" className={cx('relative flex', look?.item)}>
      <div
        className={cx(
          'relative flex w-full flex-col overflow-hidden rounded-card bg-surface shadow-rest transition-[translate,box-shadow] has-[a]:hover:-translate-y-1 has-[a]:hover:shadow-lifted motion-reduce:translate-none! contrast-more:border forced-colors:border',
          look?.card,
        )}
      >
        <div className={cx('relative', look?.picture)}>
          <Picture picture={picture} eager={eager} className={look && 'min-h-full object-cover'} />
        </div>
        <div
          className={cx(
            'flex min-w-0 grow flex-col items-start p-6.5 [&>:is(h2,h3,p)]:relative [&>:is(h2,h3,p)]:z-1',
            tight && 'desktop:px-5.5',
            look?.words,
          )}
        >
          {children}
        </div>
      </div>
    </li>
  );
}

/** For the one link of a card, with `data-card-link`: a press anywhere on the card follows it. */
export const cardLink = 'after:absolute after:inset-0';
