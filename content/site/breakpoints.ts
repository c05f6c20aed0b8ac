/**
 * The window widths from which the layout changes. In rem, so that they grow with the default text
 * size. `tailwind.config.ts` and components both read them here.
 */
export const breakpoints = {
  /** 480 px. Larger phones from here, where home shows one more room of the school. */
  xs: '30rem',
  /** 768 px. Tablet from here: 8 columns, full navigation. */
  md: '48rem',
  /** 1025 px. Desktop from here: 12 columns, hero side by side. */
  desktop: '64.0625rem',
  /** 1440 px. The page container stops growing. */
  page: '90rem',
} as const;

const dialogHeight = '40rem';

/** Windows of at least 640 px in height: in lower ones dialogs fill the window and scroll as a whole. */
export const dialogFits = `(height >= ${dialogHeight})`;
