import { cx } from '@/components/lib/cx';
import { LineBar, LineNode, LineOpenEnd } from '@/components/scene/line';
import { noBreak } from '@/components/lib/no-break';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Answer, Product } from '@/content/site/types';
import { answerText, Chapter, fourAnswers } from './chapter';
import { leadsDown } from './key-plan/key-plan';

const labels = productPage.glance;

/** What a buyer asks of every product, the last of it what the product does not do. */
export function Glance({ glance, summary }: Pick<Product, 'glance' | 'summary'>) {
  return (
    <Chapter title={labels.title} layout="over" isFromEdge={!leadsDown(summary.id)}>
      <div className={cx(fourAnswers, 'roomy:mt-1')}>
        <Station question={labels.installed} answer={glance.installed} />
        <Station question={labels.staff} answer={glance.staff} />
        <Station question={labels.firstMinute} answer={glance.firstMinute} />
        <Station question={labels.doesNot} answer={glance.doesNot} />
      </div>
    </Chapter>
  );
}

function Station({ question, answer: [short, ...rest] }: { question: string; answer: Answer }) {
  return (
    <div className="group/answer relative border-t border-hairline line-small [--line-y:0px] max-md:last:border-b md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-2.5 roomy:border-transparent roomy:pt-3.5">
      {/* From the line in the margin to the middle of the next node. */}
      <LineBar className="-right-gutter left-0 group-first/answer:left-[calc(var(--margin)/-2)] group-last/answer:hidden max-roomy:hidden" />
      <LineNode className="[--line-x:0.5625rem] group-last/answer:hidden max-roomy:hidden" />
      <LineOpenEnd className="hidden [--line-x:0.5625rem] roomy:group-last/answer:block" />
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
