import { LineBar, LineDownLeft, LineDownRight, LineDrop, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import type { Feature } from '@/content/site/types';
import { cardPadding, IconCard, type IconCardProps } from './icon-card';

/** Below another card a drop has no node and comes from that card. Four cards are two by two before that. */
const stacks = cx('max-wide:h-gutter max-wide:[--line-y:0px] max-wide:*:last:hidden');
const stacksTwo = cx('max-desktop:h-gutter max-desktop:[--line-y:0px] max-desktop:*:last:hidden');

type HungCardsProps = Pick<IconCardProps, 'heading'> & {
  items: readonly Feature[];
  /**
   * Leads the line down to the end of the section, which clips it: on a phone behind the cards, from 1240 px in
   * this margin, between the two in the left one.
   */
  leadsTo?: 'left' | 'right';
};

/**
 * Three or four cards hung from the yellow line, each on a drop over its icon. The texts of a row begin at
 * one height.
 */
export function HungCards({ items, heading, leadsTo }: HungCardsProps) {
  const four = items.length === 4;
  return (
    <div className="relative">
      <LineBar className={cx('inset-x-0', leadsTo && 'left-(--rail) md:hidden')} />
      <Container className="relative">
        {leadsTo && (
          <>
            <LineDownLeft className={cx('max-md:hidden', leadsTo === 'right' && 'roomy:hidden')} />
            {leadsTo === 'right' && <LineDownRight className="max-roomy:hidden" />}
            <LineDrop className="-bottom-100 [--line-x:var(--rail)] md:hidden" />
          </>
        )}
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
                  'relative mx-(--pad) h-16 w-11 [--line-x:50%] max-md:[--line-x:calc(var(--line-end)-var(--pad))] md:w-13',
                  leadsTo && (index === 0 ? 'md:h-12' : 'wide:h-12'),
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
