import { breakpoints } from '@/content/site/breakpoints';

/** The media query of windows at least as wide as a breakpoint. */
export const atLeast = (name: keyof typeof breakpoints) => `(width >= ${breakpoints[name]})`;
