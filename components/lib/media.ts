import { breakpoints } from '@/content/breakpoints';

type Breakpoint = keyof typeof breakpoints;

/** The media query of windows at least as wide as a breakpoint. */
export const atLeast = (name: Breakpoint) => `(width >= ${breakpoints[name]})`;

/** The media query of windows narrower than a breakpoint. */
export const below = (name: Breakpoint) => `(width < ${breakpoints[name]})`;
