/*
 * One of the owner's facts (owner-facts.ts), in a file by itself: the shell loads it with every page,
 * and not the others.
 */

/** Said of a fact that the owner has emptied. */
export const askUs = 'Not published here. Ask us before you order.';

/** How long does a demo take, where is it and what does it cost? */
export const demoFact = {
  answer: 'A demo is free and takes about 30 minutes.',
  confirmed: false,
};
