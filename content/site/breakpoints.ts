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

/** Window heights from which it changes. */
export const heights = {
  /** 288 px. From here the walkthrough's stage and buttons fit one above the other. */
  low: '18rem',
  /** 592 px. In lower windows, such as a phone's on its side, the stage is beside its steps. */
  side: '37rem',
  /** 560 px. In lower ones, such as at 400% zoom, the whole walkthrough scrolls together. */
  zoomed: '35rem',
  /** 640 px. In lower windows dialogs are full screen. Tailwind's variant `tall:` is this height. */
  tall: '40rem',
  /** 736 px. In lower windows the walkthrough's title and choices share a row. */
  row: '46rem',
} as const;

/** 800 px. In lower windows a hero has its buttons before its facts; the grant check's choices do not fit. */
const heroHeight = '50rem';
/** 480 px. In lower windows the lock panel is a list. */
const panelHeight = '30rem';
/** 288 px. A phone is narrower only with large text. */
const crampedWidth = '18rem';

const cramped = `(width < ${crampedWidth})`;

const side = `(width >= ${breakpoints.sm}) and (${heights.low} <= height < ${heights.side})`;

/** Media queries of heroes and of the walkthrough's arrangements, which are Tailwind's variants of these names. */
export const windows = {
  /** A phone, where the steps are below each other. */
  narrow: `(width < ${breakpoints.md}), ${side}`,
  /** A phone in landscape, and other windows about as low: the stage is beside the steps. */
  side,
  /** A tablet's upright window, where the list of who has been told is below the stage. */
  upright: `(${breakpoints.md} <= width < ${breakpoints.roomy}) and (orientation: portrait)`,
  /** A laptop's window, a phone on its side. */
  'wide-low': `(width >= ${breakpoints.md}) and (height < ${heroHeight})`,
  /** A window in which the grant check's choices fit below the header. */
  high: `(height >= ${heroHeight})`,
  /** A phone in landscape or with large text, or a zoomed window: the lock panel is a list that scrolls together. */
  low: `(height < ${panelHeight}), ${cramped}`,
  /** A phone with large text: what else is in a row is in a column. */
  cramped,
  /** At 400% zoom and on a phone with large text, where everything scrolls together. */
  zoomed: `(height < ${heights.zoomed}) and (width < ${breakpoints.sm}), (height < ${heights.low}), ${cramped}`,
};
