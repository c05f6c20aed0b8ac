import { roomParts, rooms, type Box, type PlaceId } from '@/content/scene/rooms';

/** The viewBox of what is drawn over the whole scene, whose units are 960 by 720. */
export const wholeScene = '0 0 960 720';

/** The box of a room or of a part of one. */
export const boxOf = (place: PlaceId): Box =>
  place in rooms
    ? rooms[place as keyof typeof rooms].box
    : roomParts[place as keyof typeof roomParts];

/** A box as part of a path, which runs the other way than an area drawn clockwise around it. */
export const boxPath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}v${height}h${width}v-${height}Z`;

/** The path of an area, drawn clockwise, without some boxes in it. */
export const areaWithout = (area: string, boxes: readonly { box: Box }[]) =>
  area + boxes.map(({ box }) => boxPath(box)).join('');

/** A box as attributes of an element in an SVG that covers the scene and has no units of its own. */
export const inScene = ({ x, y, width, height }: Box) => ({
  x: `${+(x / 9.6).toFixed(3)}%`,
  y: `${+(y / 7.2).toFixed(3)}%`,
  width: `${+(width / 9.6).toFixed(3)}%`,
  height: `${+(height / 7.2).toFixed(3)}%`,
});

/** Whether a box lies in another one. */
export const contains = (outer: Box, { x, y, width, height }: Box) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;

/** What two boxes share; empty if they are apart. */
export function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}
