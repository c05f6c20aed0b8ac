import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { Fold } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Chapter } from './chapter';

const labels = productPage.glance;

/** What a buyer asks of every product, in columns, and below them what it does not do. */
export function Glance({ glance }: Pick<Product, 'glance'>) {
  return (
    <Chapter title={labels.title} isFirst>
      <div className="grid gap-x-gutter gap-y-5 max-md:gap-y-0 md:grid-cols-2 roomy:grid-cols-3">
        <Answer question={labels.installed}>{noBreak(glance.installed)}</Answer>
        <Answer question={labels.staff}>{noBreak(glance.staff)}</Answer>
        <Answer question={labels.firstMinute}>{noBreak(glance.firstMinute)}</Answer>
        <Answer
          question={labels.doesNot}
          className="roomy:col-span-full roomy:grid roomy:grid-cols-subgrid roomy:items-baseline roomy:*:last:col-span-2"
        >
          <ul className="grid gap-x-gutter gap-y-1.5 roomy:grid-cols-2">
            {glance.doesNot.map((text) => (
              <li
                key={text}
                className="not-first:border-t not-first:border-hairline not-first:pt-1.5 roomy:odd:last:col-span-2 roomy:nth-2:border-0 roomy:nth-2:pt-0"
              >
                {text}
              </li>
            ))}
          </ul>
        </Answer>
      </div>
    </Chapter>
  );
}

type AnswerProps = { question: string; className?: string; children: ReactNode };

function Answer({ question, className, children }: AnswerProps) {
  return (
    <div className={cx('border-t-medium border-strong md:pt-3', className)}>
      <Fold title={question} className="text-label font-semibold">
        <div className="text-small text-soft max-roomy:max-w-measure md:mt-1">{children}</div>
      </Fold>
    </div>
  );
}
