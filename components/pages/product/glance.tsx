import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineNode, LineOpenEnd } from '@/components/scene/line';
import { noBreak } from '@/components/lib/no-break';
import { Fold } from '@/components/ui/fold';
import { Picture } from '@/components/ui/picture';
import { productPage } from '@/content/pages/product-page';
import type { Answer, Product } from '@/content/site/types';
import { answerText, Chapter, fourAnswers } from './chapter';
import { leadsDown } from './key-plan/key-plan';

const labels = productPage.glance;

/** What a buyer asks of every product, the last of it what the product does not do. */
export function Glance({ glance, summary }: Pick<Product, 'glance' | 'summary'>) {
  const { pictures, installed, staff, firstMinute, doesNot } = glance;
  return (
    <Chapter title={labels.title} layout="over" isFromEdge={!leadsDown(summary.id)}>
      <div className={cx(fourAnswers, 'roomy:mt-1')}>
        <Station question={labels.installed} picture={pictures.installed} answer={installed} />
        <Station question={labels.staff} picture={pictures.staff} answer={staff} />
        <Station question={labels.firstMinute} picture="first-minute" answer={firstMinute} />
        <Station question={labels.doesNot} picture={pictures.doesNot} answer={doesNot} />
      </div>
    </Chapter>
  );
}

type StationProps = { question: string; picture: string; answer: Answer };

/** An answer, which hangs from the line with its picture; on a phone it is a row with the picture at its left. */
function Station({ question, picture, answer: [short, ...rest] }: StationProps) {
  return (
    <div
      className={cx(
        'group/answer relative border-t border-hairline line-small [--line-y:0px]',
        'max-md:last:border-b max-md:not-print:@answer:[&_summary]:min-h-20 max-md:not-print:@answer:[&_summary]:pl-23.5',
        'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0 md:pt-4 roomy:border-transparent roomy:pt-8',
      )}
    >
      {/* From the line in the margin to the middle of the next node. */}
      <LineBar className="-right-gutter left-0 group-first/answer:left-[calc(var(--margin)/-2)] group-last/answer:hidden max-roomy:hidden" />
      <LineDrop className="bottom-auto h-8 [--line-x:0.5625rem] group-last/answer:hidden max-roomy:hidden" />
      <LineNode className="[--line-x:0.5625rem] group-last/answer:hidden max-roomy:hidden" />
      <LineOpenEnd className="hidden [--line-x:0.5625rem] roomy:group-last/answer:block" />
      <div
        className={cx(
          'overflow-clip rounded-chip bg-ground-alt shadow-frame md:mb-3.5 md:w-44 print:hidden',
          'max-md:pointer-events-none max-md:absolute max-md:top-2.5 max-md:left-0 max-md:w-20 max-md:@max-answer:hidden',
        )}
      >
        <Picture picture={{ src: `/media/${picture}.svg`, width: 480, height: 360, alt: '' }} />
      </div>
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
