import type { Picture } from '@/content/site/types';
import { school, type SchoolScene } from './measures';

const { width, height } = school;

/**
 * The illustrations of Larkfield High, the example school, in which home and the walkthrough
 * light rooms: on an ordinary day, and before anyone has arrived. Without a text alternative,
 * because the words beside them describe them.
 */
export const schoolScenes: Record<SchoolScene, Picture> = {
  day: { src: '/media/home-hero.svg', width, height, alt: '' },
  early: { src: '/media/larkfield-empty.svg', width, height, alt: '' },
};
