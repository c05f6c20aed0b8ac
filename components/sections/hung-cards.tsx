import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';

type Look = {
  /** On a dark section the cards are panels of the board. */
  dark?: boolean;
  /** The level of the cards' headings: h2 where the section has no heading of its own. */
  heading?: 'h2' | 'h3';
};

/**
 * Cards hung from the line: a bar across the page, and for each card a node and a drop. Where the
 * cards stack (under 900 px) the line runs down from one to the next. The nodes stand over the
 * middle of the icon tiles.
 */
export function HungCards({ items, ...look }: Look & { items: readonly Feature[] }) {
  const four = items.length === 4;
  return (
    <div className="relative">
      <div aria-hidden="true" className="absolute inset-x-0 top-2.5 h-line bg-line" />
      <Container>
        <ul
          className={cx(
            'grid gap-x-gutter [--pad:1.5rem]',
            four ? 'wide:grid-cols-2 desktop:grid-cols-4' : 'wide:grid-cols-3 desktop:[--pad:2rem]',
          )}
        >
          {items.map((item, index) => (
            <HungCard
              key={item.title}
              {...item}
              {...look}
              narrow={four}
              hangs={index === 0 ? 'first' : four && index > 1 ? 'fromCard' : 'fromLine'}
            />
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** A card's drop and node: from the line across the page, or from the card above it. */
const drops = {
  first: { drop: 'mt-4 h-15', node: '' },
  /** Under the first card while the cards stack. */
  fromLine: { drop: 'h-gutter wide:mt-4 wide:h-15', node: 'hidden wide:block' },
  /** In a second row of two until all four stand in one. */
  fromCard: { drop: 'h-gutter desktop:mt-4 desktop:h-15', node: 'hidden desktop:block' },
};

type HungCardProps = Feature & Look & { narrow: boolean; hangs: keyof typeof drops };

function HungCard({
  icon,
  title,
  description,
  dark = false,
  heading: Heading = 'h3',
  narrow,
  hangs,
}: HungCardProps) {
  return (
    <li className="relative flex flex-col">
      <span
        aria-hidden="true"
        className={cx('relative ml-[calc(var(--pad)+1.4375rem)] w-line bg-line', drops[hangs].drop)}
      >
        <span
          className={cx(
            'absolute -top-4 left-1/2 size-node -translate-x-1/2 rounded-full border-8 border-line bg-strong',
            drops[hangs].node,
          )}
        />
      </span>
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
    </li>
  );
}
