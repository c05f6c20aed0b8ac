import { cx } from '@/components/lib/cx';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';

export type IconCardProps = Feature & {
  /** On a dark section the cards are panels of the board. */
  dark?: boolean;
  /** The level of the card's heading: h2 where the section has no heading of its own. */
  heading?: 'h2' | 'h3';
  /** Four in a row. */
  narrow?: boolean;
};

/** An icon, a title and a description on a card as high as its row; its padding is `--pad`. */
export function IconCard({
  icon,
  title,
  description,
  dark = false,
  heading: Heading = 'h3',
  narrow = false,
}: IconCardProps) {
  return (
    <div
      className={cx(
        'grow rounded-card p-(--pad) pb-8 contrast-more:border forced-colors:border',
        dark ? 'bg-dark-raised' : 'bg-surface shadow-rest',
      )}
    >
      <span
        className={cx(
          'flex size-13 items-center justify-center rounded-tile',
          dark ? 'bg-dark-line text-on-dark' : 'bg-ground-alt',
        )}
      >
        <Icon name={icon} />
      </span>
      <Heading className={cx('mt-6', narrow ? 'text-h4-narrow' : 'text-h4')}>{title}</Heading>
      <p className={cx('mt-2.5 max-w-measure', dark ? 'text-on-dark-soft' : 'text-soft')}>
        {description}
      </p>
    </div>
  );
}
