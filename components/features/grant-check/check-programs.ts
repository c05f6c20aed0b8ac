import { yearNotStated } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, Program, Reason, SchoolId, Verdict } from '@/content/grant-check/types';

/** One row of the answer: a program, and what the table shows of it. */
export type ProgramRow = ProgramFacts & { verdict: Verdict; program: Program; why: string };

/** What the table shows of a program for every question; empty strings if there is nothing. */
export type ProgramFacts = {
  /** Under the name, e.g. "FEMA, Indiana only". */
  byline: string;
  /** Figures and status as sentences; a figure has its year if the notice has another one. */
  amount: string;
  /** Year of the notice, or "Year not stated". */
  year: string;
};

const order: readonly Verdict[] = ['can-pay', 'check-first', 'cannot-pay'];
const rank = (verdict: Verdict) => order.indexOf(verdict);
const sentences = (parts: string[]) => parts.map((part) => `${part}.`).join(' ');

/**
 * Returns every program's verdict for a kind of school and a need: first those that can pay, then
 * “check first”, then those that cannot.
 *
 * A program's verdict is the worse of its two answers, for the school and for the need. Among “check
 * first”, programs that name the need come first; otherwise the order is that of the content.
 */
export function checkPrograms(school: SchoolId, need: NeedId): ProgramRow[] {
  return programs
    .map((program) => programRow(program, program.applicants[school], program.needs[need]))
    .sort((a, b) => rank(a.verdict) - rank(b.verdict) || nearness(a, need) - nearness(b, need));
}

/** What a row shows of the program itself; also for the list without JavaScript. */
export function programFacts(program: Program): ProgramFacts {
  const { owner, region, amounts, noticeYear, status } = program;
  // The year column applies to all figures, unless one has another year; then each states its own.
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

function programRow(program: Program, applicant: Reason, need: Reason): ProgramRow {
  const facts = programFacts(program);
  const refusal = [applicant, need].find(({ verdict }) => verdict === 'cannot-pay');
  if (refusal) {
    // If it cannot pay, the figures do not matter, but the status does.
    const amount = program.status ? sentences([program.status]) : '';
    return { ...facts, amount, program, ...refusal };
  }
  const verdict = rank(applicant.verdict) > rank(need.verdict) ? applicant.verdict : need.verdict;
  return { ...facts, program, verdict, why: `${need.why} ${applicant.why}` };
}

function nearness({ verdict, program }: ProgramRow, need: NeedId) {
  return verdict === 'check-first' ? rank(program.needs[need].verdict) : 0;
}
