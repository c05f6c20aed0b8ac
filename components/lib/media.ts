import { breakpoints, heights } from '@/content/site/breakpoints';

type Breakpoint = keyof typeof breakpoints;

/** The media query of windows at least as wide as a breakpoint. */
export const atLeast = (name: Breakpoint) => `(width >= ${breakpoints[name]})`;

/** The media query of a phone in landscape, and of other windows about as low. */
export const lowWindow = `(width >= ${breakpoints.sm}) and (${heights.low} <= height < ${heights.side})`;

/** The media query of windows lower than one of the heights. */
export const lowerThan = (name: keyof typeof heights) => `(height < ${heights[name]})`;
