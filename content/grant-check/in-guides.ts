/** What the guides take from the programs of the grant check, so that each fact is written once. */
import { programs } from './programs';
import type { NeedId, Program } from './types';

export const currentNotice = 'Figures are of the years shown: read the current notice.';

/** Above the awards of a guide. */
export const publicAwards = 'Public awards, not our customers.';

const nameOf = ({ name, owner, region }: Program) =>
  `${name} (${[owner, region].filter(Boolean).join(', ')})`;
const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Who may apply, for how much, and whether the notice has closed. */
export const eligibilityOf = (program: Program) =>
  `${nameOf(program)}: ${sentences(program.whoMayApply, program.amount, program.closed)}`;

export const usesOf = (program: Program) =>
  `${program.name}: ${sentences(program.paysFor, program.cannotPayFor)}`;

export const sourcesOf = (...named: Program[]) =>
  named.flatMap((program) =>
    program.sources.map(({ label, href }) => ({ label: `${program.name}: ${label}`, href })),
  );

/** The programs whose notice names a need: "Secured School Safety Grant (IDHS, Indiana)". */
export const programsThatName = (need: NeedId) =>
  programs
    .filter(({ needs }) => needs[need]?.verdict === 'fits')
    .map(nameOf)
    .join('; ');
