import { cx } from '@/components/lib/cx';
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
      <div className={fourAnswers}>
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
    <div className="border-t border-hairline max-md:last:border-b md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-2.5">
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
