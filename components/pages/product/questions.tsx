import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { RouteLink } from '@/components/ui/route-link';
import { Fold } from '@/components/ui/fold';
import { textLink } from '@/components/ui/text-link';
import { unbroken } from '@/components/ui/unbroken';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { answerText, Chapter } from './chapter';
import { sortQuestions } from './sort-questions';

type QuestionsProps = Pick<Product['glance'], 'questions' | 'more'>;

/** What schools ask first, with the answers, which a phone folds. The others are on the sheet. */
export function Questions({ questions, more }: QuestionsProps) {
  const { first } = sortQuestions(questions);
  return (
    <Chapter title={productPage.questions.title} half="left">
      <ul className="grid gap-x-gutter md:gap-y-4 md:max-desktop:grid-cols-2">
        {first.map(({ question, text }) => (
          <li key={question} className="border-t border-hairline max-md:last:border-b md:pt-3">
            <Fold title={question} className="text-label font-semibold">
              <p className={cx('text-soft md:mt-1', answerText)}>{unbroken(noBreak(text))}</p>
            </Fold>
          </li>
        ))}
      </ul>
      {more && (
        // From 1240 px beside the title.
        <p className="mt-1 roomy:absolute roomy:top-1 roomy:right-0">
          <RouteLink to={more.to} anchor={more.anchor} className={textLink()}>
            {more.label}
          </RouteLink>
        </p>
      )}
    </Chapter>
  );
}
