/** The look of a row in a panel of the bar: 54 px high. */
export const menuRow =
  'flex h-13.5 items-center gap-2 rounded-control pl-3 wide:whitespace-nowrap font-display text-label transition-colors';
