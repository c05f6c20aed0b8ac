import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineCrossing, LineJoint } from '@/components/scene/line';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import type { Picture as PictureContent } from '@/content/site/types';

type ProductCardProps = {
  picture: PictureContent;
  /** With more than one column, whether it spans its row: from 640 to 1024 px, or always. */
  spans?: 'tablet' | 'always';
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

const spanning = { tablet: 'sm:max-desktop:col-span-2', always: 'sm:col-span-full' };

const phoneLayouts = {
  low: {
    card: '',
    picture: 'max-sm:[&_img]:aspect-2/1 max-sm:[&_img]:object-top',
    words: 'max-sm:px-5 max-sm:py-4',
  },
  beside: {
    card: 'max-sm:grid max-sm:grid-cols-[27%_1fr]',
    picture: 'max-sm:[&_img]:h-full',
    words: 'max-sm:px-4 max-sm:py-4',
  },
};

/** A card that does not clip rounds its image itself: above its text, or next to it. */
const edges = '[&_img]:rounded-t-card @card:[&_img]:rounded-l-card @card:[&_img]:rounded-r-none';

/**
 * An item of a `ProductCardRow`: an image with text below it, or next to it where the card is as wide
 * as the page. A card with a link is raised on hover; use `CardLink` to make the whole card clickable.
 */
export function ProductCard({
  picture,
  spans,
  phone,
  toEdges,
  tight,
  eager,
  children,
}: ProductCardProps) {
  const onPhone = phone && phoneLayouts[phone];
  return (
    <li className={cx('@container relative flex', spans && spanning[spans])}>
      <div
        className={cx(
          'relative flex w-full flex-col rounded-card bg-surface shadow-rest has-[a]:raises contrast-more:border @card:grid @card:grid-cols-2 @card:gap-x-gutter forced-colors:border',
          toEdges ? edges : 'overflow-hidden',
          spans === 'always' && '@spread:grid-cols-[58%_1fr]',
          onPhone?.card,
        )}
      >
        <div className={cx('relative', onPhone?.picture)}>
          <Picture picture={picture} eager={eager} className="object-cover @card:min-h-full" />
          {toEdges && <LineCrossing className="right-full w-screen" />}
          <LineCrossing className={cx('left-full w-screen', !toEdges && 'hidden @card:block')} />
        </div>
        <div
          className={cx(
            'flex min-w-0 grow flex-col items-start p-6.5 *:max-w-full @card:pt-[calc(var(--line-at)*100%+2rem)] @card:pl-2',
            spans === 'always' && '@spread:pt-[calc(var(--line-at)*138%+2rem)] @spread:pl-8',
            tight && 'desktop:px-5.5',
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
