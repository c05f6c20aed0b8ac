import type { Picture } from '@/content/site/types';
import { school } from './measures';

const { width, height } = school;

/**
 * The illustrations of Larkfield High, the example school, in which home, the key plan and the
 * walkthrough light rooms: on an ordinary day, and before anyone has arrived. Without a text alternative,
 * because the words beside them describe them.
 */
export const larkfield = {
  day: { src: '/media/home-hero.svg', width, height, alt: '' },
  early: { src: '/media/larkfield-empty.svg', width, height, alt: '' },
} as const satisfies Record<string, Picture>;

export type SchoolScene = keyof typeof larkfield;
