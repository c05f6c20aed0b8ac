import type { CSSProperties } from 'react';
import { school } from '@/content/school/measures';
import { rooms, surfaces, type Box, type RoomId, type SpotId } from '@/content/school/rooms';

/** The box of a room, or of a surface for words. */
export const boxOf = (spot: SpotId): Box =>
  spot in surfaces ? surfaces[spot as keyof typeof surfaces] : rooms[spot as RoomId].box;

/** The middle of a room and its left wall, for the classes of a view that moves to it. */
export const roomVariables = (room: RoomId) => {
  const { x, width } = boxOf(room);
  return { '--middle': x + width / 2, '--room': x } as CSSProperties;
};

export const viewBoxOf = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;

/** A box as a path, drawn counterclockwise, so that it is a hole in an area drawn clockwise around it. */
export const boxPath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}v${height}h${width}v-${height}Z`;

const { width, height } = school;

/** The scene and its surroundings, which wide windows show too, drawn clockwise. */
export const sceneAndSurround = `M${-width} ${-height}H${2 * width}V${height}H${-width}Z`;

/** How far the roof's edge stands out from the walls, and how high it is. */
const eaves = { out: 8, height: 12 };
const { x, y, ...walls } = rooms.building.box;

/** The building with its roof's edge, drawn clockwise. */
export const buildingOutline =
  `M${x - eaves.out} ${y}h${walls.width + 2 * eaves.out}v${eaves.height}h-${eaves.out}` +
  `V${y + walls.height}H${x}V${y + eaves.height}h-${eaves.out}Z`;

/** Whether a room begins on the upper floor: also the gym, which is as high as both. */
export const reachesUpper = (place: SpotId) => boxOf(place).y < rooms.cafeteria.box.y;

/** Whether a room is on the upper floor only. */
export const isUpper = (place: SpotId) =>
  boxOf(place).y + boxOf(place).height < rooms.cafeteria.box.y;
