/** Styles of a row in a header menu: 54 px high, more if its text wraps. */
export const menuRow =
  'flex min-h-13.5 items-center gap-2 rounded-control px-3 font-display text-label transition-colors';
