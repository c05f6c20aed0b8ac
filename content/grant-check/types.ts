/** Kinds of school the grant check asks for. */
export type SchoolId = 'public' | 'charter' | 'private';

/** What a school may want to fund. */
export type NeedId =
  | 'door-locks'
  | 'panic-alerts'
  | 'gunshot-detection'
  | 'mass-notification'
  | 'visitor-management'
  | 'floor-plans'
  | 'tip-line'
  | 'threat-assessment'
  | 'staff-training'
  | 'lifesaving-equipment';

/** A choice of the grant check. `phrase` is its label in a sentence, if it is another one. */
export type Choice<Id extends string> = { id: Id; label: string; phrase?: string };

/** The states that have a program of their own here. */
type Region = 'Georgia' | 'Indiana' | 'Pennsylvania' | 'Virginia';

/** The answer to “Your state”: not chosen yet, one of these, or another one. */
export type StateId = 'any' | Region | 'other';

export type Verdict = 'fits' | 'fits-last' | 'ask' | 'ruled-out';

/** One side of the answer. `why` is one or more whole sentences. */
export type Reason = { verdict: 'fits' | 'ask' | 'ruled-out'; why: string };

/** A page that anyone can open, and what it proves, with the year of its figures. */
type Source = { label: string; href: `https://${string}` };

/**
 * A program of the grant check. Two tables hold the answers: whether a kind of school may apply, and
 * whether the notice pays for a need. The worse of the two is the verdict. A need that the notice
 * does not name is a question for the program. All texts are whole sentences.
 */
export type Program = {
  id: string;
  name: string;
  /** `null` if the region is enough. */
  owner: string | null;
  /** The one state that has it; `null` for the whole country. */
  region: Region | null;
  whoMayApply: string;
  paysFor: string;
  /** What it cannot pay for, and other conditions. */
  cannotPayFor?: string;
  /** Says that the notice whose rules these are has closed: what fits it “fits, now closed”. */
  closed?: string;
  /** Figures, each with its year. */
  amount?: string;
  /** Whom to ask this week, and what to have ready. */
  ask: string;
  /** Together they prove every sentence about the program. */
  sources: readonly [Source, ...Source[]];
  applicants: Record<SchoolId, Reason>;
  needs: Partial<Record<NeedId, Reason>>;
};
