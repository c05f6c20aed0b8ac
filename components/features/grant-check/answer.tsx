import { FoldChevron } from '@/components/ui/fold-chevron';
import { TabFade } from '@/components/motion/tab-fade';
import { interpolate } from '@/components/lib/interpolate';
import { Announcement } from '@/components/ui/announcement';
import { textLink } from '@/components/ui/text-link';
import { needs, schools } from '@/content/grant-check/choices';
import { grantCheck as copy } from '@/content/pages/resources';
import { answerTo, countSentences, nextSteps, statesOf, type Choices } from './check-programs';
import { ProgramRow } from './program-row';
import { SendAnswer } from './send-answer';

/**
 * The programs that name what the visitor wants to fund, the others folded, and what to do next. The
 * count is announced by aria-live alone, because Orca calls a status a status bar.
 */
export function Answer(choices: Choices) {
  const { school, need, state } = choices;
  const { own, oneState, others } = answerTo(choices);
  const { label } = needs.find(({ id }) => id === need)!;
  const { label: kind, phrase = kind.toLowerCase() } = schools.find(({ id }) => id === school)!;
  const title = `${label}, ${phrase}`;
  const counts = own.length ? countSentences(own) : copy.none;
  const question = `${title}, ${copy.places[state] ?? state}`;

  return (
    <div className="rounded-card bg-surface p-5 shadow-rest contrast-more:border md:p-8 forced-colors:border">
      <TabFade on={`${title} ${state}`} data-answer="">
        <h3 className="text-label font-semibold">{question}</h3>
        <p className="mt-1 font-display text-h3">{counts}</p>
        <Announcement text={`${question}: ${counts}`} />
        <ul className="mt-2">
          {own.map((row) => (
            <ProgramRow key={row.program.id} row={row} />
          ))}
        </ul>
        {oneState.length > 0 && (
          <>
            <h3 className="border-t border-hairline pt-4 text-h4">
              {interpolate(copy.oneState, { states: statesOf(oneState) })}
            </h3>
            <ul>
              {oneState.map((row) => (
                <ProgramRow key={row.program.id} row={row} isShort />
              ))}
            </ul>
          </>
        )}
        {(state === 'any' || state === 'other') && (
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
            <summary className="flex items-center justify-between gap-4 rounded-link py-4">
              <h3 className="text-label font-semibold">
                {copy.others} {countSentences(others)}
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
        <h3 className="border-t border-hairline pt-4 text-h4">{copy.next}</h3>
        <ol className="mt-3 mb-5 grid gap-x-gutter gap-y-4 md:grid-cols-3">
          {nextSteps(choices).map(({ title: name, text }) => (
            <li key={text} className="border-t-medium border-strong pt-3">
              <h4 className="leading-snug font-semibold">{name}</h4>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ol>
        <SendAnswer
          state={state}
          title={question}
          counts={counts}
          rows={[...own, ...oneState]}
          others={others}
        />
      </TabFade>
    </div>
  );
}
