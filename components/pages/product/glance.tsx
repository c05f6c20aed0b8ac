import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LineBar, LineDrop, LineOpenEnd } from '@/components/scene/line';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Chapter } from './chapter';

const labels = productPage.glance;

/**
 * What a buyer asks of every product: a branch of the line, with an answer at each drop, which ends
 * where the answer does.
 */
export function Glance({ glance }: Pick<Product, 'glance'>) {
  return (
    <Chapter title={labels.title} layout="over" isFirst>
      <div className="grid gap-x-gutter md:mt-2 md:grid-cols-2 md:gap-y-6 roomy:grid-cols-4">
        <Answer question={labels.installed}>{noBreak(glance.installed)}</Answer>
        <Answer question={labels.staff}>{noBreak(glance.staff)}</Answer>
        <Answer question={labels.firstMinute}>{noBreak(glance.firstMinute)}</Answer>
        <Answer question={labels.doesNot}>
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

/** The branch comes from the line at the left of the row, and ends at the row's last drop. */
const branch = cx(
  '-right-gutter left-0 md:max-roomy:group-even/answer:hidden roomy:group-last/answer:hidden',
);
const stub = cx(
  'right-full -left-7.5 md:max-roomy:group-even/answer:hidden roomy:group-not-first/answer:hidden',
);

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="group/answer relative self-start max-md:border-t max-md:border-strong md:pt-3 md:pb-1 md:pl-6">
      <div className="absolute inset-0 line-small [--line-x:0px] [--line-y:0px] max-md:hidden">
        <LineBar className={stub} />
        <LineBar className={branch} />
        <LineDrop className="bottom-4" />
        <LineOpenEnd className="[--line-y:calc(100%-0.5625rem)]" />
      </div>
      <Fold title={question} className="text-label font-semibold">
        <div className="max-w-measure text-small text-pretty text-soft md:mt-1">{children}</div>
      </Fold>
    </div>
  );
}
