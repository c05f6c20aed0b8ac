import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/types';
import { IconCard, type IconCardProps } from './icon-card';

type HungCardsProps = Pick<IconCardProps, 'dark' | 'heading'> & { items: readonly Feature[] };

/**
 * Cards hung from the line: a bar across the page, and for each card a node and a drop. Where the
 * cards stack (under 900 px) the line runs down from one to the next. The nodes stand over the
 * middle of the icon tiles.
 */
export function HungCards({ items, ...look }: HungCardsProps) {
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
