import { rooms } from '@/content/walkthrough/rooms';
import type { RoomId } from '@/content/walkthrough/types';
import type { Frame } from '@/components/scene/story/frame-at';

/** The room where the current step happens, or the office. */
export const acting = (frame: Frame): RoomId =>
  rooms.find(({ id }) => frame.rooms[id].state === 'act')?.id ?? 'office';
