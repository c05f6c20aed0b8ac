import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LineBar, LineNode, LineOpenEnd } from '@/components/scene/line';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { answerText, Chapter, fourAnswers } from './chapter';

const labels = productPage.glance;

/**
 * What a buyer asks of every product: stations of a branch of the line, which ends at what the product
 * does not do.
 */
export function Glance({ glance }: Pick<Product, 'glance'>) {
  return (
    <Chapter title={labels.title} layout="over" isFirst>
      <div className={cx('grid gap-x-gutter md:mt-2 md:grid-cols-2 md:gap-y-6', fourAnswers)}>
        <Answer question={labels.installed}>{noBreak(glance.installed)}</Answer>
        <Answer question={labels.staff}>{noBreak(glance.staff)}</Answer>
        <Answer question={labels.firstMinute}>{noBreak(glance.firstMinute)}</Answer>
        <Answer question={labels.doesNot} isEnd>
          <ul className="grid gap-y-1.5">
            {glance.doesNot.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Answer>
      </div>
    </Chapter>
  );
}

/** From the line at the left of the row to the row's last station. */
const branch = cx(
  '-right-gutter left-0',
  'md:max-roomy:group-first/answer:right-[calc(theme(spacing.gutter)*-1-0.5625rem)] md:max-roomy:group-odd/answer:-left-7.5 md:max-roomy:group-even/answer:hidden',
  'roomy:group-first/answer:-left-7.5 roomy:group-last/answer:hidden',
);

type AnswerProps = { question: string; isEnd?: boolean; children: ReactNode };

function Answer({ question, isEnd, children }: AnswerProps) {
  const Station = isEnd ? LineOpenEnd : LineNode;
  return (
    <div className="group/answer relative line-small [--line-x:0.5625rem] [--line-y:0.5625rem] max-md:border-t max-md:border-hairline max-md:last:border-b md:pt-7">
      <LineBar className={cx('max-md:hidden', branch)} />
      <Station className="max-md:hidden" />
      <Fold title={question} className="text-label font-semibold">
        <div className={cx('text-pretty text-soft md:mt-1', answerText)}>{children}</div>
      </Fold>
    </div>
  );
}
