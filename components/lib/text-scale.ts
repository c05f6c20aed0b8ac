/** How much larger than 16 px the visitor's default text is; breakpoints and the header grow with it. */
export const textScale = () =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
