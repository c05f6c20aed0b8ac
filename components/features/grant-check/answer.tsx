import { Fold, FoldChevron } from '@/components/ui/fold';
import { TabFade } from '@/components/motion/tab-fade';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Announcement } from '@/components/ui/announcement';
import { textLink } from '@/components/ui/text-link';
import { needs, schools } from '@/content/grant-check/choices';
import { grantCheck as copy } from '@/content/pages/resources';
import {
  answerTo,
  countSentences,
  isElsewhere,
  nextSteps,
  statesOf,
  type Choices,
} from './check-programs';
import { columns, ProgramRow } from './program-row';
import { SendAnswer } from './send-answer';
import { VerdictFolders } from './verdict';

/**
 * The programs that name what the visitor wants to fund, the others folded, and what to do next. The
 * count is announced by aria-live alone, because Orca calls a status a status bar.
 */
export function Answer(choices: Choices) {
  const { school, need, state } = choices;
  const { own, oneState, others, counted, isNational } = answerTo(choices);
  const { label } = needs.find(({ id }) => id === need)!;
  const { phrase } = schools.find(({ id }) => id === school)!;
  const title = `${label}, ${phrase}`;
  const counts = countSentences(counted);
  const countedOthers = others.filter((row) => counted.includes(row));
  const inOneState = others.length - countedOthers.length;
  const othersCounts = countSentences(countedOthers);
  if (inOneState) othersCounts.push(interpolate(copy.others.oneState, { n: inOneState }));
  const question = isNational ? interpolate(copy.national, { title }) : title;

  return (
    <div className="@container rounded-card bg-surface p-5 shadow-rest contrast-more:border sm:p-8 forced-colors:border">
      <TabFade on={`${title} ${state}`} data-answer="">
        <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <h3 className="col-span-full text-label font-semibold @table:col-1">{question}</h3>
          <p className="contents font-display text-balance">
            <span className="block text-h3 sm:text-h2">{counts[0]}</span>{' '}
            <span className="col-span-full block text-h5 sm:text-h4 @table:col-1">
              {counts.slice(1).join(' ')}
            </span>
          </p>
          <VerdictFolders rows={counted} />
        </div>
        <Announcement text={`${question}: ${counts.join(' ')}`} />
        <div
          aria-hidden="true"
          className={cx(
            columns,
            'mt-4 hidden border-b border-hairline pb-3 text-small text-soft @table:grid print:hidden',
          )}
        >
          {Object.values(copy.columns).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {own.length === 0 && <p className="mt-4 py-2 text-soft">{copy.none}</p>}
        <ul className="mt-2 sm:mt-4 @table:mt-0">
          {own.map((row) => (
            <ProgramRow key={row.program.id} row={row} />
          ))}
        </ul>
        {oneState.length > 0 && (
          <>
            <h3 className="border-t border-hairline pt-4 text-h4 sm:pt-5">
              {interpolate(copy.oneState, { states: statesOf(oneState) })}
            </h3>
            <ul>
              {oneState.map((row) => (
                <ProgramRow key={row.program.id} row={row} isShort />
              ))}
            </ul>
          </>
        )}
        {isElsewhere(state) && (
          <p className="mb-5 max-w-measure text-soft">
            <span>{copy.elsewhere.text} </span>
            <a
              href={copy.elsewhere.finder.href}
              className={textLink({ className: 'wrap-anywhere text-strong' })}
            >
              {copy.elsewhere.finder.label}
            </a>
          </p>
        )}
        {others.length > 0 && (
          <details className="group border-t border-hairline">
            <summary className="flex items-center justify-between gap-4 rounded-link py-3 sm:py-5">
              <h3 className="text-label font-semibold">
                {copy.others.title} {othersCounts.join(' ')}
              </h3>
              <FoldChevron />
            </summary>
            <ul>
              {others.map((row) => (
                <ProgramRow key={row.program.id} row={row} />
              ))}
            </ul>
          </details>
        )}
        <div className="border-t border-hairline md:pt-6">
          <Fold title={copy.next} className="text-h4">
            <ol className="grid gap-x-gutter gap-y-5 md:mt-4 @table:grid-cols-3">
              {nextSteps(choices).map(({ title: name, text }) => (
                <li key={text} className="border-t-medium border-strong pt-3">
                  <h4 className="text-body leading-snug font-semibold">{name}</h4>
                  <p className="mt-1 text-soft">{text}</p>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
        <SendAnswer
          state={state}
          title={title}
          counts={counts.join(' ')}
          rows={[...own, ...oneState]}
          others={countedOthers}
        />
      </TabFade>
    </div>
  );
}
