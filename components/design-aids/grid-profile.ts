import { breakpoints } from '@/content/site/breakpoints';
import config from '@/tailwind.config';

/** The grid at a window width, in pixels. */
export type GridProfile = {
  profile: 'Desktop' | 'Tablet' | 'Mobile';
  columns: number;
  gutter: number;
  margin: number;
};

const { spacing } = config.theme.extend;
/** A breakpoint in pixels, at the default text size. */
const pixels = (name: keyof typeof breakpoints) => parseFloat(breakpoints[name]) * 16;
const gutter = parseInt(spacing.gutter);

/**
 * Desktop above 1024 px, tablet from 768 to 1024, mobile below.
 *
 * @param width of the window, in pixels at the default text size
 */
export function gridProfile(width: number): GridProfile {
  if (width >= pixels('desktop'))
    return { profile: 'Desktop', columns: 12, gutter, margin: parseInt(spacing['margin-desktop']) };
  if (width >= pixels('md'))
    return { profile: 'Tablet', columns: 8, gutter, margin: parseInt(spacing['margin-tablet']) };
  return {
    profile: 'Mobile',
    columns: 4,
    gutter: parseInt(spacing['gutter-phone']),
    margin: parseInt(spacing['margin-phone']),
  };
}
