/** What the guides share, and what they take from the grant check, so that each fact is written once. */
import type { Guide } from '@/content/site/types';
import { lastChecked } from './last-checked';
import { programs } from './programs';
import type { NeedId, Program } from './types';

export const currentNotice = `${lastChecked}: look for the current notice.`;

type GuideParts = Pick<Guide, 'lead' | 'sources'> &
  Record<'eligibility' | 'uses' | 'tips' | 'awards', string[]> & { usesLead?: string };

/** A guide with the four sections that every guide has. */
export const guideOf = ({ lead, sources, ...parts }: GuideParts): Guide => ({
  lead,
  sections: [
    { id: 'eligibility', title: 'Eligibility', items: parts.eligibility },
    {
      id: 'example-uses',
      title: 'Example uses',
      ...(parts.usesLead && { paragraphs: [parts.usesLead] }),
      items: parts.uses,
    },
    { id: 'tips', title: 'Tips', items: parts.tips },
    {
      id: 'examples-of-awards',
      title: 'Examples of awards',
      paragraphs: ['Public awards, not our customers.'],
      items: parts.awards,
    },
  ],
  sources,
});

const nameOf = ({ name, owner, region }: Program) =>
  `${name} (${[owner, region].filter(Boolean).join(', ')})`;
const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Who may apply, for how much, and whether the notice has closed. */
export const eligibilityOf = (program: Program) =>
  `${nameOf(program)}: ${sentences(program.whoMayApply, program.amount, program.closed)}`;

/** A program's state, or its name, before what is said of it. */
const inGuide = ({ region, name }: Program, ...said: (string | undefined)[]) =>
  `${region ?? name}: ${sentences(...said)}`;

export const usesOf = (program: Program) => inGuide(program, program.paysFor, program.cannotPayFor);

export const sourcesOf = (...named: Program[]) =>
  named.flatMap((program) =>
    program.sources.map(({ label, href }) => ({ label: `${program.name}: ${label}`, href })),
  );

/** The programs whose notice names a need, each with what it says: "Virginia: Pays for mass notification." */
export const programsThatName = (need: NeedId) =>
  programs
    .filter(({ needs }) => needs[need]?.verdict === 'fits')
    .map((program) => inGuide(program, program.needs[need]?.why))
    .join(' ');
