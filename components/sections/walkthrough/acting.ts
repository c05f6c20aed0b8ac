import { rooms } from '@/content/walkthrough/rooms';
import type { RoomId } from '@/content/walkthrough/types';
import type { Frame } from './frame-at';

/** The room to look at: the one that acts, else the office. */
export const acting = (frame: Frame): RoomId =>
  rooms.find(({ id }) => frame.rooms[id].look === 'act')?.id ?? 'office';
