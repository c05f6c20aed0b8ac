import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/site/types';
import { cardPadding, IconCard, type IconCardProps } from './icon-card';

/** In a stack, a drop comes from the card above, without a node; four are two by two first. */
const stacks = cx('max-wide:h-gutter max-wide:[--line-y:0px] max-wide:*:last:hidden');
const stacksTwo = cx('max-desktop:h-gutter max-desktop:[--line-y:0px] max-desktop:*:last:hidden');

/** In the middle of the page's margin. */
const margins = {
  left: cx('[--line-x:calc(var(--margin)/2)]'),
  right: cx('[--line-x:calc(100%-var(--margin)/2)]'),
};

type HungCardsProps = Pick<IconCardProps, 'heading'> & {
  items: readonly Feature[];
  /** The margin in which the line leads down from 1240 px on, to the end of the section, which clips it. */
  leadsTo?: keyof typeof margins;
};

/**
 * Three or four cards hung from the yellow line, each on a drop over its icon. The texts of a row begin at
 * one height.
 */
export function HungCards({ items, heading, leadsTo }: HungCardsProps) {
  const four = items.length === 4;
  return (
    <div className="relative">
      <LineBar className="inset-x-0" />
      <Container className="relative">
        {leadsTo && <LineDrop className={cx('-bottom-100 max-roomy:hidden', margins[leadsTo])} />}
        <ul
          className={cx(
            'grid grid-cols-1 gap-x-gutter',
            cardPadding,
            four ? 'wide:grid-cols-2 desktop:grid-cols-4' : 'wide:grid-cols-3',
          )}
        >
          {items.map((item, index) => (
            <li key={item.title} className="relative row-span-3 grid grid-rows-subgrid">
              <div
                className={cx(
                  'relative mx-(--pad) h-16 w-11 [--line-x:50%] md:w-13',
                  index > 0 && (four && index > 1 ? stacksTwo : stacks),
                )}
              >
                <LineDrop />
                <LineNode />
              </div>
              <IconCard {...item} heading={heading} isNarrow={four} />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
