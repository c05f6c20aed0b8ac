/*
 * Two of the owner's facts (owner-facts.ts), in a file by themselves: the shell loads them with every
 * page, and not the others.
 */

/** Said of a fact that the owner has emptied. */
export const askUs = 'Not published here. Ask us before you order.';

/** How long does a demo take, and what does it cost? */
export const demoFact = {
  answer: 'A demo is free and takes about 30 minutes, online or at your school.',
  confirmed: false,
};

/** What happens in a demo? */
export const demoContents = {
  answer:
    'We show what you asked about on a sample school, answer your questions and say what we would count in your quote. You decide what comes next.',
  confirmed: false,
};

/** When an email or a message has an answer. */
export const answered = 'within 24 hours on business days';
