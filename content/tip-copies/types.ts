/** A place where a tip is: what happens there, who can read it and what is stored. */
export type TipStation = { title: string; text: string; readers: string; stored: string };

/** A tip, told to its end: what it says, what happens, and who decides. */
export type TipEnding = { title: string; tip: string; steps: readonly string[] };

/** One tip and every copy of it, from the student's phone to its deletion. */
export type TipCopies = {
  title: string;
  /** On the fold. */
  open: string;
  stations: readonly TipStation[];
  endings: readonly [TipEnding, TipEnding];
};
