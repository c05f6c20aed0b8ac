/** Returns a function from the share of a duration that has passed to the progress, both 0 to 1. */
export { cubicBezier } from 'framer-motion';
