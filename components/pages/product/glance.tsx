import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LineBar, LineNode, LineOpenEnd } from '@/components/scene/line';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Answer, Product } from '@/content/site/types';
import { answerText, Chapter } from './chapter';
import { leadsDown } from './key-plan/key-plan';

const labels = productPage.glance;

/**
 * What a buyer asks of every product: stations of a branch of the line, which ends at what the product
 * does not do.
 */
export function Glance({ glance, summary }: Pick<Product, 'glance' | 'summary'>) {
  return (
    <Chapter title={labels.title} layout="over" isFromEdge={!leadsDown(summary.id)}>
      <div className="grid gap-x-gutter md:mt-2 md:grid-cols-2 md:gap-y-6 roomy:grid-cols-4">
        <Station question={labels.installed} answer={glance.installed} />
        <Station question={labels.staff} answer={glance.staff} />
        <Station question={labels.firstMinute} answer={glance.firstMinute} />
        <Station question={labels.doesNot} answer={glance.doesNot} isEnd />
      </div>
    </Chapter>
  );
}

/** From the line in the margin to the row's last station. */
const branch = cx(
  '-right-gutter left-0',
  'md:max-roomy:group-first/answer:right-[calc(theme(spacing.gutter)*-1-0.5625rem)] md:max-roomy:group-odd/answer:left-[calc(var(--margin)/-2)] md:max-roomy:group-even/answer:hidden',
  'roomy:group-first/answer:left-[calc(var(--margin)/-2)] roomy:group-last/answer:hidden',
);

type StationProps = { question: string; answer: Answer; isEnd?: boolean };

function Station({ question, answer: [short, ...rest], isEnd }: StationProps) {
  const Node = isEnd ? LineOpenEnd : LineNode;
  return (
    <div className="group/answer relative line-small [--line-x:0.5625rem] [--line-y:0.5625rem] max-md:border-t max-md:border-hairline max-md:last:border-b md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-7">
      <LineBar className={cx('max-md:hidden', branch)} />
      <Node className="max-md:hidden" />
      <Fold title={question} short={noBreak(short)} className="text-small font-medium text-soft">
        <div className={cx('grid gap-y-1.5 text-pretty text-soft md:mt-2', answerText)}>
          {rest.map((text) => (
            <p key={text}>{noBreak(text)}</p>
          ))}
        </div>
      </Fold>
    </div>
  );
}
