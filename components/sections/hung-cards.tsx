import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/site/types';
import { IconCard, type IconCardProps } from './icon-card';

type HungCardsProps = Pick<IconCardProps, 'dark' | 'heading'> & { items: readonly Feature[] };

/**
 * Cards hung from the yellow line: a horizontal bar, and a node and a vertical drop for each card.
 * Where the cards stack (under 900 px) the line runs down from one to the next. The nodes are
 * centered over the icon tiles.
 */
export function HungCards({ items, ...cardProps }: HungCardsProps) {
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
              {...cardProps}
              narrow={four}
              hangs={index === 0 ? 'first' : four && index > 1 ? 'fromCard' : 'fromLine'}
            />
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** The drop and node of a card: from the bar, or from the card above it. */
const drops = {
  first: { drop: 'mt-4 h-15', node: '' },
  /** The first card, while the cards stack. */
  fromLine: { drop: 'h-gutter wide:mt-4 wide:h-15', node: 'hidden wide:block' },
  /** A card of the second row, until all four share one row. */
  fromCard: { drop: 'h-gutter desktop:mt-4 desktop:h-15', node: 'hidden desktop:block' },
};

type HungCardProps = IconCardProps & { hangs: keyof typeof drops };

function HungCard({ hangs, ...card }: HungCardProps) {
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
      <IconCard {...card} />
    </li>
  );
}
