import { lateOpening } from '@/content/site/timing';

/**
 * Whether the visitor has scrolled on since the window was `width` px wide and scrolled to `y`. A phone that is
 * turned scrolls, too, and does not count.
 */
export const hasScrolledOn = (width: number, y: number) =>
  window.innerWidth === width && Math.abs(window.scrollY - y) > lateOpening.scroll;
