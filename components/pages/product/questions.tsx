import { Container } from '@/components/ui/container';
import { noBreak } from '@/components/lib/no-break';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { sortQuestions } from './sort-questions';

/** What schools ask first, with the answers. The others are on the sheet. */
export function Questions({ questions, more }: Product['glance']) {
  const { first } = sortQuestions(questions);
  return (
    <Container className="mt-6 md:mt-8">
      <div className="flex flex-wrap items-baseline gap-x-10">
        <h2 className="-ml-hang-h2 text-h3">{productPage.questions.title}</h2>
        {more && (
          <RouteLink to={more.to} anchor={more.anchor} className={textLink()}>
            {more.label}
          </RouteLink>
        )}
      </div>
      <ul className="mt-3 grid gap-x-gutter gap-y-3 md:grid-cols-2">
        {first.map(({ question, text }) => (
          <li key={question} className="border-t border-hairline pt-3">
            <h3 className="text-label font-semibold">{question}</h3>
            <p className="mt-1 max-w-measure text-small text-soft">{noBreak(text)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
