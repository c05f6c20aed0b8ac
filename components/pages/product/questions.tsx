import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { answerText, Chapter } from './chapter';
import { sortQuestions } from './sort-questions';

type QuestionsProps = Pick<Product['glance'], 'questions' | 'more'> & {
  /** Below the questions: a longer answer, folded. */
  children?: ReactNode;
};

/** What schools ask first, with the answers. The others are on the sheet. */
export function Questions({ questions, more, children }: QuestionsProps) {
  const { first } = sortQuestions(questions);
  return (
    <Chapter
      title={productPage.questions.title}
      aside={
        more && (
          <RouteLink to={more.to} anchor={more.anchor} className={textLink()}>
            {more.label}
          </RouteLink>
        )
      }
    >
      <ul className="grid gap-x-gutter gap-y-4 md:grid-cols-2">
        {first.map(({ question, text }) => (
          <li key={question} className="border-t border-hairline pt-3">
            <h3 className="text-label font-semibold">{question}</h3>
            <p className={cx('mt-1 text-soft', answerText)}>{unbroken(noBreak(text))}</p>
          </li>
        ))}
      </ul>
      {children}
    </Chapter>
  );
}
