/**
 * The window widths from which the layout changes. In rem, so that they grow with the default text
 * size. `tailwind.config.ts` and components both read them here.
 */
export const breakpoints = {
  /** 480 px. Small type below. */
  xs: '30rem',
  /** 640 px. */
  sm: '40rem',
  /** 768 px. Tablet from here: 8 columns, full navigation. */
  md: '48rem',
  /** 900 px. Rows of three stack below. */
  wide: '56.25rem',
  /** 1025 px. Desktop from here: 12 columns, hero side by side. */
  desktop: '64.0625rem',
  /** 1240 px. Three columns of text and pictures fit side by side. */
  roomy: '77.5rem',
  /** 1440 px. The page container stops growing. */
  page: '90rem',
} as const;

/** Window heights from which it changes. */
export const heights = {
  /** 288 px. From here the walkthrough's stage and buttons fit one above the other. */
  low: '18rem',
  /** 592 px. In lower windows dialogs are full screen. Tailwind's variant `tall:` is this height. */
  tall: '37rem',
} as const;
