import ChevronDown from 'lucide-react/icons/chevron-down';
import { TabFade } from '@/components/motion/tab-fade';
import { ContactLink } from '@/components/sections/contact-link';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { useAnnounced } from '@/components/lib/use-announced';
import { textLink } from '@/components/ui/text-link';
import { needs, schools } from '@/content/grant-check/choices';
import { nextSteps } from '@/content/grant-check/next-steps';
import type { NeedId, SchoolId } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';
import { checkPrograms, countSentence } from './check-programs';
import { columns, ProgramRow } from './program-row';

/**
 * The answers of all programs for one school and one need, and what to do next. The count of national
 * programs is announced by aria-live alone, because Orca calls a status a status bar.
 */
export function Answer({ school, need }: { school: SchoolId; need: NeedId }) {
  const rows = checkPrograms(school, need);
  const national = rows.filter(({ program }) => !program.region);
  const wanted = needs.find(({ id }) => id === need)!;
  const asking = schools.find(({ id }) => id === school)!;
  const title = `${wanted.label}, ${asking.phrase}`;
  const count = countSentence(national);
  /** One text node that is replaced, because Firefox announces only the part of a text that changes. */
  const announced = useAnnounced(`${title}: ${count}`);
  const request = interpolate(copy.ask.sentence, { need: wanted.phrase, school: asking.phrase });

  return (
    <div
      data-answer=""
      className="@container col-span-full rounded-card bg-surface p-5 shadow-rest contrast-more:border sm:p-8 desktop:col-span-9 forced-colors:border"
    >
      <TabFade on={title}>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1 text-soft">{count}</p>
        <p aria-live="polite" aria-atomic="true" className="sr-only">
          <span key={announced}>{announced}</span>
        </p>
        <div
          aria-hidden="true"
          className={cx(
            columns,
            'mt-4 hidden border-b border-hairline pb-3 text-small text-soft @table:grid',
          )}
        >
          {Object.values(copy.columns).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul className="mt-4 @table:mt-0">
          {national.map((row) => (
            <ProgramRow key={row.program.id} row={row} />
          ))}
        </ul>
        {/* The programs that only one state has: closed, because most visitors are elsewhere. */}
        <details className="group border-t border-hairline">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-link py-5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h4">{copy.oneState.title}</h3>
            <ChevronDown className="size-6 shrink-0 transition-hover group-open:rotate-180" />
          </summary>
          <ul>
            {rows.map((row) => row.program.region && <ProgramRow key={row.program.id} row={row} />)}
          </ul>
          <p className="mb-6 max-w-measure text-soft">
            <span>{copy.oneState.elsewhere} </span>
            <a href={copy.oneState.finder.href} className={textLink()}>
              {copy.oneState.finder.label}
            </a>
          </p>
        </details>
        <div className="border-t border-hairline pt-6">
          <h3 className="text-h4">{copy.next}</h3>
          <ol className="mt-4 grid gap-x-gutter gap-y-5 @table:grid-cols-3">
            {nextSteps[school].map((step) => (
              <li key={step.text} className="border-t-medium border-strong pt-3">
                <h4 className="text-label font-semibold">{step.title}</h4>
                <p className="mt-1 text-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-5">
          <p className="max-w-measure text-small text-soft">{copy.ask.text}</p>
          <ContactLink sentence={request} className={textLink()}>
            {copy.ask.link}
          </ContactLink>
        </div>
      </TabFade>
    </div>
  );
}
