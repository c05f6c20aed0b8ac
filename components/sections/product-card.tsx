import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineCrossing, LineJoint } from '@/components/scene/line';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import type { Picture as PictureContent } from '@/content/site/types';

type ProductCardProps = {
  picture: PictureContent;
  /**
   * With the image next to the text: spanning its row from 640 to 1024 px or from 900 px, or as a
   * separate row from 640 to 899 px, where the cards of a `three` row stack.
   */
  wide?: 'tablet' | 'always' | 'stacked';
  /** On a phone: a low image above the text, or a narrow one beside it. */
  phone?: 'low' | 'beside';
  /** Continues the line of the image to both edges of the page, which its section clips. */
  toEdges?: boolean;
  /** Less padding, for rows of four. */
  tight?: boolean;
  /** Loads the image eagerly. */
  eager?: boolean;
  /** Title, text and link. */
  children: ReactNode;
};

const wideLayouts = {
  stacked: {
    item: '',
    card: 'sm:max-wide:grid sm:max-wide:grid-cols-2 sm:max-wide:gap-x-gutter',
    picture: '',
    line: 'hidden sm:max-wide:block',
    words: 'sm:max-wide:pt-[calc(var(--line-at)*100%+2rem)] sm:max-wide:pl-2',
  },
  tablet: {
    item: 'sm:max-desktop:col-span-2',
    card: 'sm:max-desktop:grid sm:max-desktop:grid-cols-2 sm:max-desktop:gap-x-gutter',
    picture: '',
    line: 'hidden sm:max-desktop:block',
    words: 'sm:max-desktop:pt-[calc(var(--line-at)*100%+2rem)] sm:max-desktop:pl-2',
  },
  always: {
    item: 'sm:col-span-full',
    card: 'wide:grid wide:grid-cols-2 wide:gap-x-gutter desktop:grid-cols-[58%_1fr]',
    picture: 'sm:max-wide:[&_img]:aspect-2/1 sm:max-wide:[&_img]:object-top',
    line: 'hidden wide:block',
    words: 'wide:pt-20 wide:pl-2 desktop:pt-32 desktop:pr-12 desktop:pb-11 desktop:pl-8',
  },
};

const phoneLayouts = {
  low: {
    card: '',
    picture: 'max-sm:[&_img]:aspect-2/1 max-sm:[&_img]:object-cover max-sm:[&_img]:object-top',
    words: 'max-sm:px-5 max-sm:py-4',
  },
  beside: {
    card: 'max-sm:grid max-sm:grid-cols-[27%_1fr]',
    picture: 'max-sm:[&_img]:h-full max-sm:[&_img]:object-cover',
    words: 'max-sm:px-4 max-sm:py-3.5',
  },
};

/** A card that does not clip rounds its image itself: above its text, or next to it. */
const edges =
  '[&_img]:rounded-t-card sm:max-wide:[&_img]:rounded-l-card sm:max-wide:[&_img]:rounded-r-none';

/**
 * An image with text below it, an item of a `ProductCardRow`. A card with a link changes its shadow
 * on hover; use `CardLink` for it to make the whole card clickable.
 */
export function ProductCard({
  picture,
  wide,
  phone,
  toEdges,
  tight,
  eager,
  children,
}: ProductCardProps) {
  const layout = wide && wideLayouts[wide];
  const onPhone = phone && phoneLayouts[phone];
  return (
    <li className={cx('relative flex', layout?.item)}>
      <div
        className={cx(
          'relative flex w-full flex-col rounded-card bg-surface shadow-rest transition-[translate,box-shadow] has-[a]:hover:-translate-y-1 has-[a]:hover:shadow-lifted motion-reduce:translate-none! contrast-more:border forced-colors:border',
          toEdges ? edges : 'overflow-hidden',
          layout?.card,
          onPhone?.card,
        )}
      >
        <div className={cx('relative', layout?.picture, onPhone?.picture)}>
          <Picture
            picture={picture}
            eager={eager}
            className={layout && 'min-h-full object-cover'}
          />
          {toEdges && <LineCrossing className="right-full w-screen" />}
          {toEdges && <LineCrossing className="left-full w-screen" />}
          {layout && !toEdges && <LineCrossing className={cx('left-full w-screen', layout.line)} />}
        </div>
        <div
          className={cx(
            'flex min-w-0 grow flex-col items-start p-6.5 *:max-w-full',
            tight && 'desktop:px-5.5',
            layout?.words,
            onPhone?.words,
          )}
        >
          {children}
        </div>
      </div>
      <LineJoint />
    </li>
  );
}

/**
 * The link of a card. It covers the whole card, so that a middle click, a context menu and a long
 * press work everywhere on it; another control of the card lies above it (`z-1`).
 */
export function CardLink({ className, ...link }: ComponentProps<typeof RouteLink>) {
  return <RouteLink className={cx('after:absolute after:inset-0', className)} {...link} />;
}
