import { interpolate } from '@/components/lib/interpolate';
import { askAbout, needs } from '@/content/grant-check/choices';
import { programs } from '@/content/grant-check/programs';
import type { NeedId, Program, Reason, SchoolId, Verdict } from '@/content/grant-check/types';
import { grantCheck as copy } from '@/content/pages/resources';

/** One row of the answer: a program, its verdict and why, in whole sentences. */
export type ProgramRow = Reason & { program: Program };

const order: readonly Verdict[] = ['fits', 'ask', 'ruled-out'];
const rank = ({ verdict }: { verdict: Verdict }) => order.indexOf(verdict);

/**
 * Returns every program's verdict for a kind of school and a need, those whose notice fits first and
 * those that are ruled out last. A verdict is the worse of its two answers. Among those to ask,
 * programs that name the need come first.
 */
export function checkPrograms(school: SchoolId, need: NeedId): ProgramRow[] {
  const { phrase } = needs.find(({ id }) => id === need)!;
  const rows = programs.map((program) => {
    const applicant = program.applicants[school];
    const named: Reason = program.needs[need] ?? {
      verdict: 'ask',
      why: `${program.paysFor} ${interpolate(askAbout, { need: phrase })}`,
    };
    const reason = worse(applicant, named);
    return { nearness: reason.verdict === 'ask' ? rank(named) : 0, row: { program, ...reason } };
  });
  return rows
    .sort((a, b) => rank(a.row) - rank(b.row) || a.nearness - b.nearness)
    .map(({ row }) => row);
}

/** A refusal stands alone; otherwise both sides of the answer count. */
function worse(applicant: Reason, need: Reason): Reason {
  const refusal = [applicant, need].find(({ verdict }) => verdict === 'ruled-out');
  if (refusal) return refusal;
  const { verdict } = rank(applicant) > rank(need) ? applicant : need;
  return { verdict, why: `${need.why} ${applicant.why}` };
}

/** Counts the answers in one sentence: "1 fits the notice, 3 to ask about, 2 ruled out." */
export function countSentence(rows: readonly { verdict: Verdict }[]): string {
  const parts = order.flatMap((verdict) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    const { one, more } = copy.count[verdict];
    return count ? interpolate(count === 1 ? one : more, { n: count }) : [];
  });
  return `${parts.join(', ')}.`;
}
