import { interpolate } from '@/components/lib/interpolate';
import { needs } from '@/content/grant-check/choices';
import { nextSteps as steps } from '@/content/grant-check/next-steps';
import { programs } from '@/content/grant-check/programs';
import type {
  NeedId,
  Program,
  Reason,
  SchoolId,
  StateId,
  Verdict,
} from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';

/** One row of the answer: a program, its verdict and why, in whole sentences. */
export type ProgramRow = { program: Program; verdict: Verdict; why: string };

/** What the visitor has chosen. */
export type Choices = { school: SchoolId; need: NeedId; state: StateId };

const order: readonly Verdict[] = ['fits', 'fits-last', 'ask', 'ruled-out'];
const rank = ({ verdict }: { verdict: Verdict }) => order.indexOf(verdict);

/**
 * Returns every program's verdict for a kind of school and a need, those whose notice fits first and
 * those that are ruled out last. A verdict is the worse of its two answers.
 */
export function checkPrograms(school: SchoolId, need: NeedId): ProgramRow[] {
  const rows = programs.map((program): ProgramRow => {
    const named: Reason = program.needs[need] ?? { verdict: 'ask', why: program.paysFor };
    const answer = worse(program.applicants[school], named);
    if (!program.closed || answer.verdict === 'ruled-out') return { program, ...answer };
    const verdict = answer.verdict === 'fits' ? 'fits-last' : answer.verdict;
    return { program, verdict, why: `${answer.why} ${program.closed}` };
  });
  return rows.sort((a, b) => rank(a) - rank(b));
}

/** A refusal stands alone; otherwise both sides of the answer count. */
function worse(applicant: Reason, need: Reason): Reason {
  const refusal = [applicant, need].find(({ verdict }) => verdict === 'ruled-out');
  if (refusal) return refusal;
  const { verdict } = rank(applicant) > rank(need) ? applicant : need;
  return { verdict, why: `${need.why} ${applicant.why}` };
}

/**
 * Returns the programs that name the need: `own` those of the whole country, after all of the chosen
 * state, and `oneState` those of single states while no state is chosen. `others` are ruled out or do
 * not name it, and while a state is chosen none of them is of another one.
 */
export function answerTo({ school, need, state }: Choices) {
  const isHere = ({ program: { region } }: ProgramRow) =>
    !region || region === state || state === 'any';
  const rows = checkPrograms(school, need).filter(isHere);
  const isNamed = ({ program, verdict }: ProgramRow) =>
    verdict !== 'ruled-out' && (program.needs[need] !== undefined || program.region === state);
  const named = rows.filter(isNamed);
  const ofState = named.filter(({ program }) => program.region);
  const national = named.filter(({ program }) => !program.region);
  const isChosen = state !== 'any';
  return {
    own: isChosen ? [...ofState, ...national] : national,
    oneState: isChosen ? [] : ofState,
    others: rows.filter((row) => !isNamed(row)),
  };
}

/** Names the states of programs, each once: "Indiana, Pennsylvania and Virginia". */
export function statesOf(rows: readonly ProgramRow[]) {
  const names = new Set(rows.flatMap(({ program: { region } }) => region ?? []));
  return new Intl.ListFormat('en-US').format(names).replace(', and', ' and');
}

/** Counts the answers in short sentences: "1 program may pay.", "3 to ask about.", "2 ruled out." */
export const countSentences = (rows: readonly { verdict: Verdict }[]) =>
  order
    .map((verdict) => ({ verdict, n: rows.filter((row) => row.verdict === verdict).length }))
    .filter(({ n }) => n > 0)
    .map(({ verdict, n }, index) => {
      const named = interpolate(n === 1 ? copy.counted.one : copy.counted.more, { n });
      return interpolate(copy.count[verdict], { n: index === 0 ? named : n });
    })
    .join(' ');

/** Returns what to do this week: it begins with the best of the programs that name the need. */
export function nextSteps(choices: Choices) {
  const { begin, prepare, send } = steps;
  const need = needs.find(({ id }) => id === choices.need)!;
  const [best] = answerTo(choices).own.toSorted((a, b) => rank(a) - rank(b));
  const program = best?.program.name ?? begin.none.program;
  const ask = best?.program.ask ?? begin.none.ask;
  const asks = [ask, begin.of[choices.school]].filter(Boolean).join(' ');
  return [
    { title: interpolate(begin.title, { program }), text: asks },
    { title: prepare.title, text: `${need.prepare} ${prepare.always}` },
    send,
  ];
}
