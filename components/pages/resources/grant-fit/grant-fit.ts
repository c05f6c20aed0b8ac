import { yearNotStated } from '@/content/grant-fit/choices';
import { programs } from '@/content/grant-fit/programs';
import type { NeedId, Program, Reason, SchoolId, Verdict } from '@/content/grant-fit/types';

/** One line of the answer: what the table prints, and the program it speaks of. */
export type FitRow = ProgramFacts & { verdict: Verdict; program: Program; why: string };

/** What is said of a program whatever was asked. Empty strings where there is nothing to say. */
export type ProgramFacts = {
  /** Under the name: "FEMA", "Indiana only". */
  byline: string;
  /** Figures and status as sentences; each figure's year where it is not the notice's own. */
  amount: string;
  /** Year of the notice read, or "Year not stated". */
  year: string;
};

const order: readonly Verdict[] = ['can-pay', 'check-first', 'cannot-pay'];
const rank = (verdict: Verdict) => order.indexOf(verdict);
const sentences = (parts: string[]) => parts.map((part) => `${part}.`).join(' ');

/**
 * Which programs can pay for a need of a school: those that can, then those worth a check, then
 * those that cannot. It stands beside the grant cards. Pure: every
 * program gives one row, and its ids are typed, so there is no bad input to meet.
 *
 * A program is as good as the worse of its two answers, about the school and about the need. Among
 * the checks, programs that name the need come first; else the order is that of the content.
 */
export function grantFit(school: SchoolId, need: NeedId): FitRow[] {
  return programs
    .map((program) => fitRow(program, program.applicants[school], program.needs[need]))
    .sort((a, b) => rank(a.verdict) - rank(b.verdict) || nearness(a, need) - nearness(b, need));
}

/** What a program's line prints of the program itself, also where no choice can be made. */
export function programFacts(program: Program): ProgramFacts {
  const { owner, region, amounts, noticeYear, status } = program;
  // The year column speaks for figures of that year; when one differs, each carries its own.
  const mixed = amounts.some(({ year }) => year !== noticeYear);
  const figures = amounts.map(({ text, year }) =>
    mixed ? `${text} (${year ?? yearNotStated.toLowerCase()})` : text,
  );
  return {
    byline: [owner, region].filter(Boolean).join(', '),
    amount: sentences(status ? [...figures, status] : figures),
    year: noticeYear ?? yearNotStated,
  };
}

function fitRow(program: Program, applicant: Reason, need: Reason): FitRow {
  const facts = programFacts(program);
  const refusal = [applicant, need].find(({ verdict }) => verdict === 'cannot-pay');
  if (refusal) {
    // How much it would have paid helps nobody; that it is paused still does.
    const amount = program.status ? sentences([program.status]) : '';
    return { ...facts, amount, program, ...refusal };
  }
  const verdict = rank(applicant.verdict) > rank(need.verdict) ? applicant.verdict : need.verdict;
  return { ...facts, program, verdict, why: `${need.why} ${applicant.why}` };
}

function nearness({ verdict, program }: FitRow, need: NeedId) {
  return verdict === 'check-first' ? rank(program.needs[need].verdict) : 0;
}
