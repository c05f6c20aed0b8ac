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
