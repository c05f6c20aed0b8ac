import type { Picture } from './types';

/** The people who made the first lock, and who answer today. */
export const teamPicture: Picture = {
  src: '/media/team.svg',
  width: 960,
  height: 720,
  alt: 'Four people around a classroom table with the first lock prototype',
};
