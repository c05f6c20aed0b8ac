/** Kinds of school the grant check asks for. */
export type SchoolId = 'public' | 'charter' | 'private';

/** What a school may want to fund. */
export type NeedId =
  | 'door-locks'
  | 'panic-alerts'
  | 'mass-notification'
  | 'visitor-management'
  | 'tip-line'
  | 'threat-assessment'
  | 'staff-training'
  | 'lifesaving-equipment';

/** A radio of the grant check. `phrase` completes a sentence: "Door locks, charter school". */
export type Choice<Id extends string> = { id: Id; label: string; phrase: string };

export type Verdict = 'can-pay' | 'check-first' | 'cannot-pay';

/** One side of the answer. `why` is one or more whole sentences. */
export type Reason = { verdict: Verdict; why: string };

/** A figure or term of a notice, without a final period, and its year. */
type Amount = { text: string; year: string | null };

/**
 * A program of the grant check. Two tables hold the answers: whether a kind of school may apply, and
 * whether the notice pays for a need. The worse of the two is the verdict.
 */
export type Program = {
  id: string;
  name: string;
  /** `null` if the region is enough. */
  owner: string | null;
  /** `null` for the whole country. */
  region: string | null;
  whoMayApply: string;
  paysFor: string;
  cannotPayFor?: string;
  amounts: Amount[];
  /** Year of the notice; `null` if it is not stated. */
  noticeYear: string | null;
  /** Only if the program may not be taking applications. Without a final period. */
  status?: string;
  applicants: Record<SchoolId, Reason>;
  needs: Record<NeedId, Reason>;
};
