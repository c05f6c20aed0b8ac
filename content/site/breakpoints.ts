/**
 * The window widths from which the layout changes. In rem, so that they grow with the default text
 * size. `tailwind.config.ts` and components both read them here.
 */
export const breakpoints = {
  /** 480 px. Small phones below, where buttons are below each other. */
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

/** The window heights at which it changes. */
const heights = {
  /** 480 px. In lower windows the lock panel is a list. */
  panel: '30rem',
  /** 640 px. In lower windows dialogs are full screen and scroll together. */
  dialog: '40rem',
};

/** 288 px. A phone is narrower only with large text. */
const crampedWidth = '18rem';

const cramped = `(width < ${crampedWidth})`;

/**
 * Media queries for the height and shape of windows, each a Tailwind variant of its name. A later one
 * wins over an earlier one.
 */
export const windows = {
  /** All but very low windows. */
  tall: `(height >= ${heights.dialog})`,
  /** A phone in landscape or with large text, or a zoomed window: the lock panel is a list that scrolls together. */
  low: `(height < ${heights.panel}), ${cramped}`,
  /** A phone with large text: what else is in a row is in a column. */
  cramped,
};
