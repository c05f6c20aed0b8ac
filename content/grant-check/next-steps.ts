import type { SchoolId } from './types';

/** What to do this week, in three steps; the program and the need say the rest. */
export const nextSteps = {
  begin: {
    title: 'Begin with: {program}',
    /** After what to ask the program. */
    of: {
      public: 'Ask your district’s office who writes its grants, and send that person this page.',
      charter:
        'Ask your authorizer to say in writing if your school counts as a district, a nonprofit or both.',
    } as Partial<Record<SchoolId, string>>,
    /** No program of the answer names the need. */
    none: {
      program: 'your state',
      ask: 'Ask your state’s education department what it pays for at your kind of school.',
    },
  },
  prepare: {
    title: 'What to prepare',
    /** After what the need asks for. */
    always: 'The date of your last risk assessment.',
  },
  send: {
    title: 'What we send',
    text: 'A quote with each price, a technical description, and a list that matches each item to the notice. The program decides which costs it allows. You write the specifications in your own words: with federal money, a vendor that drafts them may not compete (2\u00a0CFR\u00a0200.319). Do not order before the award letter says you may.',
  },
};
