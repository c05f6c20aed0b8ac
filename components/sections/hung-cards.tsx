import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';

type HungCardsProps = {
  items: readonly Feature[];
  /** On a dark section the cards are panels of the board. */
  dark?: boolean;
};

/**
 * Cards hung from the line: a bar across the page, and for each card a node and a drop. Where the
 * cards stack (under 900 px) the line runs down from one to the next.
 */
export function HungCards({ items, dark = false }: HungCardsProps) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="absolute inset-x-0 top-2.5 h-line bg-line" />
      <Container>
        <ul
          className={cx(
            'grid gap-x-gutter lg:gap-y-0',
            items.length === 4 ? 'lg:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3',
          )}
        >
          {items.map((item, index) => (
            <HungCard
              key={item.title}
              {...item}
              dark={dark}
              first={index === 0}
              row={items.length === 4 && index > 1}
            />
          ))}
        </ul>
      </Container>
    </div>
  );
}

type HungCardProps = Feature & { dark: boolean; first: boolean; row: boolean };

function HungCard({ icon, title, description, dark, first, row }: HungCardProps) {
  return (
    <li className="relative flex flex-col">
      <span
        aria-hidden="true"
        className={cx(
          'relative ml-11 w-line bg-line',
          first ? 'mt-6 h-16.5' : 'h-gutter lg:mt-6 lg:h-16.5',
          row && 'lg:mt-0 lg:h-gutter xl:mt-6 xl:h-16.5',
        )}
      >
        <span
          className={cx(
            'absolute -top-6 left-1/2 size-node -translate-x-1/2 rounded-full border-8 border-line bg-strong',
            !first && 'hidden lg:block',
            row && 'lg:hidden xl:block',
          )}
        />
      </span>
      <div
        className={cx(
          'grow rounded-card p-6 md:p-8',
          dark ? 'bg-dark-raised' : 'bg-surface shadow-rest forced-colors:border',
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
        <h3 className="mt-6 text-h4">{title}</h3>
        <p className={cx('mt-2 max-w-measure', dark ? 'text-on-dark-soft' : 'text-soft')}>
          {description}
        </p>
      </div>
    </li>
  );
}
