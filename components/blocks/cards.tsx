import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { Bar, LineDrop, LineNode } from '@/components/rail/rail';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import type { Feature, Picture as PictureContent } from '@/content/site/types';

/** How many cards are in a row; on a phone one. */
const rows = {
  three: cx('desktop:grid-cols-3'),
  /** Two on a tablet, where the first one spans its row. */
  modules: cx('md:grid-cols-2 md:max-desktop:*:first:col-span-full desktop:grid-cols-3'),
  /** As many as fit, below the first one, which spans its row. */
  overview: cx('grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] *:first:col-span-full'),
};

/** Cards with a picture, from whose first row the line comes. */
export const Cards = ({ row, children }: { row: keyof typeof rows; children: ReactNode }) => (
  <ul className={cx('isolate grid gap-x-grid gap-y-4 md:gap-y-8', rows[row])}>{children}</ul>
);

/** On a phone the picture is over the words, or small beside those that do not span the columns. */
const shapes = {
  stacked: { box: '', picture: cx('max-md:aspect-3/2'), words: '' },
  small: {
    box: cx(
      'max-md:grid max-md:grid-cols-[minmax(0,36%)_minmax(min-content,1fr)] max-md:justify-items-start max-md:gap-x-4 max-md:p-4',
    ),
    picture: cx('max-md:order-first max-md:row-span-3 max-md:rounded-tile max-md:bg-ground-alt'),
    words: cx('max-md:contents'),
  },
};

type CardProps = {
  picture: PictureContent;
  /** By default the first card, from which the line comes, is stacked, and the others are small. */
  shape?: keyof typeof shapes;
  /** The first card: on a desktop the line runs behind its row, as high as this share of a card's width. */
  bar?: keyof typeof bars | false;
  className?: string;
  children: ReactNode;
};

/** The height of the line in a picture of 4 by 3, in one beside its words, and in the plan of a building. */
const bars = {
  scene: cx('mt-[10%]'),
  /** Only to the picture. */
  wide: cx('mt-[5%] [--bar-end:50%]'),
  plan: cx('mt-[32.3%]'),
};

/** A picture over its words, or where the card is wide beside them. */
export const Card = ({
  picture,
  bar,
  shape = bar ? 'stacked' : 'small',
  className,
  children,
}: CardProps) => (
  <li className={cx('@container relative', className)}>
    {bar && <Bar className={cx('[--line-y:0px] max-desktop:hidden', bars[bar])} />}
    <div
      className={cx(
        'flex h-full flex-col rounded-card bg-surface shadow-rest has-[a]:raises contrast-more:border @card:grid @card:grid-cols-2 forced-colors:border',
        shapes[shape].box,
      )}
    >
      <Picture
        picture={picture}
        eager={!!bar}
        className={cx(
          'rounded-t-card object-cover @card:h-full @card:rounded-l-card @card:rounded-r-none',
          shapes[shape].picture,
        )}
      />
      <div
        className={cx(
          'flex min-w-0 grow flex-col items-start p-4 md:p-5 @card:justify-center @card:p-10',
          shapes[shape].words,
        )}
      >
        {children}
      </div>
    </div>
  </li>
);

/** A link that covers its card, so that a middle click or long press works everywhere. What has `z-1` is above it. */
export const CardLink = ({ className, ...link }: ComponentProps<typeof RouteLink>) => (
  <RouteLink className={cx('after:absolute after:inset-0', className)} {...link} />
);

const columns: Record<number, string> = {
  3: cx('desktop:grid-cols-3'),
  4: cx('desktop:grid-cols-4'),
};

type IconCardsProps = {
  items: readonly Feature[];
  /** From the line, which runs over them. */
  variant?: 'hung';
  /** The level of their titles. */
  heading?: 'h2' | 'h3';
};

/** Three or four cards: an icon, a title and a text. */
export function IconCards({ items, variant, heading: Heading = 'h3' }: IconCardsProps) {
  const isHung = variant === 'hung';
  return (
    <div className={cx(isHung && 'relative desktop:pt-16')}>
      {isHung && <Bar className="z-0 [--line-y:0px] max-desktop:hidden" />}
      <ul className={cx('grid gap-x-grid gap-y-4', columns[items.length])}>
        {items.map(({ icon, title, description }) => (
          <li
            key={title}
            className="group relative rounded-card bg-surface p-5 shadow-rest in-[.on-dark]:bg-dark-raised contrast-more:border max-desktop:[--line-y:2.5rem] md:p-6 forced-colors:border"
          >
            {isHung && (
              <span className="absolute inset-x-0 bottom-full h-16 [--line-x:2.875rem] [--line-y:0px] max-desktop:hidden">
                <LineDrop />
                <LineNode />
              </span>
            )}
            {/* Below each other, a card has a node beside it. */}
            <LineNode className="z-2 [--line-x:var(--to-rail)] desktop:hidden" />
            <span className="flex size-11 items-center justify-center rounded-tile bg-ground-alt in-[.on-dark]:bg-dark-line max-desktop:float-left max-desktop:mr-4">
              <Icon name={icon} />
            </span>
            <Heading className="text-h4 max-desktop:min-h-11 max-desktop:content-center desktop:mt-4">
              {title}
            </Heading>
            <p className="clear-left mt-2 text-soft in-[.on-dark]:text-on-dark-soft">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
