import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/site/types';
import { IconCard, type IconCardProps } from './icon-card';

type HungCardsProps = Pick<IconCardProps, 'dark' | 'heading'> & { items: readonly Feature[] };

/**
 * Cards hung from the yellow line, each on a drop over its icon. Where the cards stack, the line runs
 * down from one to the next.
 */
export function HungCards({ items, ...cardProps }: HungCardsProps) {
  const four = items.length === 4;
  return (
    <div className="relative">
      <LineBar className="inset-x-0" />
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
              hangs={index === 0 ? 'first' : four && index > 1 ? 'fromCard' : 'fromLine'}
            />
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** The drop of a card, and whether it has a node: from the bar, or from the card above it. */
const drops = {
  first: { drop: 'h-19', node: '' },
  /** From the card above, while the cards stack. */
  fromLine: { drop: 'h-19 max-wide:h-gutter max-wide:[--line-y:0px]', node: 'max-wide:hidden' },
  /** From the card above, until all four share one row. */
  fromCard: {
    drop: 'h-19 max-desktop:h-gutter max-desktop:[--line-y:0px]',
    node: 'max-desktop:hidden',
  },
};

type HungCardProps = IconCardProps & { hangs: keyof typeof drops };

function HungCard({ hangs, ...card }: HungCardProps) {
  return (
    <li className="relative flex flex-col">
      <div className={cx('relative mx-(--pad) w-13 [--line-x:50%]', drops[hangs].drop)}>
        <LineDrop />
        <LineNode className={drops[hangs].node} />
      </div>
      <IconCard {...card} />
    </li>
  );
}
