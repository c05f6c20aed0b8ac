import { interpolate } from '@/components/lib/interpolate';
import { askAbout, needs } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, Program, Reason, SchoolId, Verdict } from '@/content/grant-check/types';

/** One row of the answer: a program, its verdict and why, in whole sentences. */
export type ProgramRow = { program: Program; verdict: Verdict; why: string };

const order: readonly Verdict[] = ['fits', 'ask', 'ruled-out'];
const rank = (verdict: Verdict) => order.indexOf(verdict);

/**
 * Returns every program's verdict for a kind of school and a need: first those whose notice fits,
 * then those to ask, then those that are ruled out.
 *
 * A program's verdict is the worse of its two answers, for the school and for the need. Among those
 * to ask, programs that name the need come first; otherwise the order is that of the content.
 */
export function checkPrograms(school: SchoolId, need: NeedId): ProgramRow[] {
  const { phrase } = needs.find(({ id }) => id === need)!;
  const rows = programs.map((program) => {
    const applicant = program.applicants[school];
    const named = program.needs[need] ?? {
      verdict: 'ask',
      why: `${program.paysFor} ${interpolate(askAbout, { need: phrase })}`,
    };
    return { program, ...worse(applicant, named), nearness: rank(named.verdict) };
  });
  return rows
    .sort((a, b) => rank(a.verdict) - rank(b.verdict) || nearness(a) - nearness(b))
    .map(({ program, verdict, why }) => ({ program, verdict, why }));
}

/** A refusal stands alone; otherwise both sides of the answer count. */
function worse(applicant: Reason, need: Reason): Reason {
  const refusal = [applicant, need].find(({ verdict }) => verdict === 'ruled-out');
  if (refusal) return refusal;
  const verdict = rank(applicant.verdict) > rank(need.verdict) ? applicant.verdict : need.verdict;
  return { verdict, why: `${need.why} ${applicant.why}` };
}

const nearness = ({ verdict, nearness }: { verdict: Verdict; nearness: number }) =>
  verdict === 'ask' ? nearness : 0;
