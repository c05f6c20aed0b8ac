import type { Picture } from '@/content/site/types';

/**
 * The illustration of Larkfield High, the example school, in which home, the key plan and the
 * walkthrough light rooms. Without a text alternative where the words beside it describe it.
 */
export const larkfield: Picture = {
  src: '/media/home-hero.svg',
  width: 960,
  height: 720,
  alt: '',
};
