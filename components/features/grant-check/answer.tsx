import { TabFade } from '@/components/motion/tab-fade';
import { ContactLink } from '@/components/sections/contact-link';
import { cx } from '@/components/lib/cx';
import { textLink } from '@/components/ui/text-link';
import { needs, schools, yearNotStated } from '@/content/grant-check/choices';
import type { NeedId, SchoolId } from '@/content/grant-check/types';
import { interpolate } from '@/components/lib/interpolate';
import { countSentence } from './count-sentence';
import { checkPrograms, type ProgramRow } from './check-programs';
import type { GrantCheckContent } from '@/content/pages/resources';
import { VerdictPill } from './verdict-pill';

type AnswerProps = { content: GrantCheckContent; school: SchoolId; need: NeedId };

const columns =
  '@table:grid-cols-[8.25rem_13.125rem_1fr_7rem] @table:gap-x-4 grid gap-x-5 sm:grid-cols-[8.25rem_1fr]';

/** The answers of all programs for one school and one need; the count is announced when it changes. */
export function Answer({ content, school, need }: AnswerProps) {
  const rows = checkPrograms(school, need);
  const wanted = needs.find(({ id }) => id === need);
  const asking = schools.find(({ id }) => id === school);
  const title = `${wanted?.label}, ${asking?.phrase}`;
  const count = countSentence(rows, content.count);
  /** One text node that is replaced, because Firefox announces only the part of a text that changes. */
  const sentence = `${title}: ${count}`;
  const request = interpolate(content.ask.sentence, {
    need: wanted!.phrase,
    school: asking!.phrase,
    count,
  });
  const { verdict, program, reason, year } = content.columns;

  return (
    <div className="@container col-span-full rounded-card bg-surface p-5 shadow-rest contrast-more:border sm:p-8 desktop:col-span-9 forced-colors:border">
      <TabFade on={title}>
        <h3 className="text-h4">{title}</h3>
        <p aria-hidden="true" className="mt-1 text-soft">
          {count}
        </p>
        <p role="status" className="sr-only">
          <span key={sentence}>{sentence}</span>
        </p>
        <div
          aria-hidden="true"
          className={cx(
            columns,
            'mt-4 hidden border-b border-hairline pb-3 text-small text-soft @table:grid',
          )}
        >
          {[verdict, program, reason, year].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul className="mt-4 @table:mt-0">
          {rows.map((row) => (
            <Row key={row.program.id} row={row} yearLabel={year} />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-5">
          <p className="max-w-measure text-small text-soft">{content.ask.text}</p>
          <ContactLink sentence={request} className={textLink()}>
            {content.ask.link}
          </ContactLink>
        </div>
      </TabFade>
    </div>
  );
}

function Row({ row, yearLabel }: { row: ProgramRow; yearLabel: string }) {
  const { program, verdict, byline, why, amount, year } = row;
  return (
    <li className={cx(columns, 'gap-y-2.5 border-t border-hairline py-5 first:border-t-0')}>
      <VerdictPill verdict={verdict} />
      <div>
        <h4 className="text-label font-semibold">{program.name}</h4>
        <p className="text-small text-soft">{byline}</p>
      </div>
      <div className="sm:col-start-2 @table:col-start-auto">
        <p className={cx(verdict !== 'can-pay' && 'text-soft')}>{why}</p>
        {amount && <p className="mt-1 text-small text-quiet">{amount}</p>}
      </div>
      <p
        className={cx(
          'text-small sm:col-start-2 @table:col-start-auto',
          year === yearNotStated ? 'text-quiet' : 'font-display text-label font-semibold',
        )}
      >
        <span className="text-small font-normal text-soft @table:sr-only">{yearLabel}: </span>
        {year}
      </p>
    </li>
  );
}
