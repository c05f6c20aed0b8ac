import type { Door } from '@/content/scene/doors';
import { rooms, type Box } from '@/content/scene/rooms';

/** The part of the scene that a door covers. */
export const area = ({ room, part }: Door): Box => part ?? rooms[room].box;

/** Whether a box lies in another one. */
export const contains = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;
