/** The style of a row in a panel of the bar: 54 px high, more where its text wraps. */
export const menuRow =
  'flex min-h-13.5 items-center gap-2 rounded-control px-3 font-display text-label transition-colors';
