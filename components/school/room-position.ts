import { cx } from '@/components/lib/cx';
import type { RoomId } from '@/content/school/rooms';

/** The class of a view with a room in its middle, as far as the view may move (styles/scene-plugin.ts). */
export const roomPosition: Record<RoomId, string> = {
  building: cx('around-building'),
  speaker: cx('around-speaker'),
  gym: cx('around-gym'),
  classroom: cx('around-classroom'),
  library: cx('around-library'),
  office: cx('around-office'),
  cafeteria: cx('around-cafeteria'),
  hallway: cx('around-hallway'),
  'front-desk': cx('around-front-desk'),
  entrance: cx('around-entrance'),
  gate: cx('around-gate'),
};
