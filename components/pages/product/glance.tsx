import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { noBreak } from '@/components/lib/no-break';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Answer, Product } from '@/content/site/types';
import { answerText, Chapter, fourAnswers } from './chapter';

const labels = productPage.glance;
const stations = ['installed', 'staff', 'firstMinute', 'doesNot'] as const;

type GlanceProps = Pick<Product, 'glance'> & {
  /** Shown below the answers. */
  children?: ReactNode;
};

/** What a buyer asks of every product. The last question is what it does not do. */
export function Glance({ glance, children }: GlanceProps) {
  return (
    <Chapter title={labels.title}>
      <div className={cx(fourAnswers, 'roomy:mt-1')}>
        {stations.map((name) => (
          <Station
            key={name}
            question={labels[name]}
            picture={glance.pictures[name]}
            answer={glance[name]}
          />
        ))}
      </div>
      {children}
    </Chapter>
  );
}

type StationProps = { question: string; picture: string; answer: Answer };

/** An answer, which hangs from the line with a picture; on a phone it is a row. */
function Station({ question, picture, answer: [short, ...rest] }: StationProps) {
  return (
    <div
      className={cx(
        'group/answer relative border-t border-hairline line-small [--line-x:50%] [--line-y:0px] max-md:last:border-b md:pt-4 roomy:border-transparent roomy:pt-7',
        'max-md:not-print:@answer:[&_summary]:min-h-17 max-md:not-print:@answer:[&_summary]:pl-19 md:[&>details]:pt-2',
      )}
    >
      {/* From the line in the margin to the middle of the next node. */}
      <LineBar className="-right-gutter left-0 group-first/answer:left-[calc(var(--margin)/-2)] group-last/answer:right-[calc(100%-var(--line-x))] max-roomy:hidden" />
      <LineDrop className="bottom-auto h-7 max-roomy:hidden" />
      <LineNode className="max-roomy:hidden" />
      <ObjectTile
        name={picture}
        className="max-md:pointer-events-none max-md:absolute max-md:top-2.5 max-md:left-0 max-md:w-16 md:mb-4 md:h-33 max-md:@max-answer:hidden"
      />
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
