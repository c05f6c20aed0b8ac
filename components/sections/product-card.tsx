import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineCrossing, LineJoint } from '@/components/scene/line';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import type { Picture as PictureContent } from '@/content/site/types';
import { ObjectTile } from './object-tile';

type ProductCardProps = {
  picture: PictureContent;
  /** As wide as the page; only a desktop has the text beside the image. */
  isLead?: boolean;
  /** On a phone the image is lower. */
  isLow?: boolean;
  /** The `name` of an ObjectTile that a phone shows beside the words, in place of image and line. */
  object?: string;
  /** Title, text and link. */
  children: ReactNode;
};

/** Cards on the line, which runs behind each row from edge to edge of the page; its section clips it. */
export const productCards = cx('isolate grid gap-x-grid gap-y-4');

/** An image with text below it, or next to it where the card is as wide as the page. */
export function ProductCard({ picture, isLead, isLow, object, children }: ProductCardProps) {
  return (
    <li className={cx('relative flex', isLead ? 'desktop:@container' : '@container')}>
      <div
        className={cx(
          'relative flex w-full flex-col rounded-card bg-surface shadow-rest has-[a]:raises contrast-more:border @card:grid @card:grid-cols-2 @card:gap-x-gutter desktop:@card:grid-cols-[58%_1fr] forced-colors:border',
          object && 'max-sm:@tiny:grid max-sm:@tiny:grid-cols-[27%_1fr]',
        )}
      >
        {object && (
          <ObjectTile name={object} className="mt-4 ml-4 hidden self-start max-sm:@tiny:block" />
        )}
        <div className={cx('relative', object && 'max-sm:@tiny:hidden')}>
          <Picture
            picture={picture}
            eager={isLead}
            className={cx(
              'rounded-t-card object-cover @card:min-h-full @card:rounded-l-card @card:rounded-r-none',
              isLead && 'sm:max-desktop:low-picture',
              isLow && 'max-sm:low-picture',
            )}
          />
          <LineCrossing className="right-full hidden w-screen @card:block" />
        </div>
        <div className="flex min-w-0 grow flex-col items-start p-4 *:max-w-full sm:p-6.5 @card:justify-center @card:pl-2 @card:max-desktop:pt-[calc(5cqi+1.25rem)] desktop:@card:pl-8">
          {children}
        </div>
      </div>
      <LineCrossing className="left-[calc(50%-theme(spacing.gutter)/2)] hidden w-screen desktop:left-[58%] @card:block" />
      <LineJoint
        className={cx(
          '@card:hidden',
          isLead && 'sm:max-desktop:around-low-picture',
          isLow && 'max-sm:around-low-picture',
          object && 'max-sm:hidden',
        )}
      />
    </li>
  );
}

/** A link that covers its card, so that a middle click or long press works everywhere. What has `z-1` is above it. */
export function CardLink({ className, ...link }: ComponentProps<typeof RouteLink>) {
  return <RouteLink className={cx('after:absolute after:inset-0', className)} {...link} />;
}
