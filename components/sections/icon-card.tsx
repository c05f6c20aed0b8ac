import { cx } from '@/components/lib/cx';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/site/types';

export type IconCardProps = Feature & {
  /** For dark sections. */
  dark?: boolean;
  /** The card's heading level: h2 where the section has no heading. */
  heading?: 'h2' | 'h3';
};

/**
 * A card with an icon, a title and a description, as high as its row; `--pad` sets its padding. The icon is
 * beside the words where cards stack on a tablet.
 */
export function IconCard({
  icon,
  title,
  description,
  dark = false,
  heading: Heading = 'h3',
}: IconCardProps) {
  return (
    <div
      className={cx(
        'grow gap-x-6 rounded-card p-(--pad) pb-8 contrast-more:border sm:max-wide:flex forced-colors:border',
        dark ? 'bg-dark-raised' : 'bg-surface shadow-rest',
      )}
    >
      <span
        className={cx(
          'flex size-13 shrink-0 items-center justify-center rounded-tile',
          dark ? 'bg-dark-line text-on-dark' : 'bg-ground-alt',
        )}
      >
        <Icon name={icon} />
      </span>
      <div className="mt-6 sm:max-wide:mt-0">
        <Heading className="text-h4">{title}</Heading>
        <p className={cx('mt-2.5 max-w-measure', dark ? 'text-on-dark-soft' : 'text-soft')}>
          {description}
        </p>
      </div>
    </div>
  );
}
