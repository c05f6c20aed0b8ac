import { line, nodes, riser } from '@/content/scene/line';
import type { ScenePoint } from '@/content/scene/measures';
import { rooms, type RoomId } from '@/content/scene/rooms';
import { linePath } from './line-path';

const toGate = [line.foot, line.corner, line.bend, line.gate];

/** The line up to the node of a room, or in the whole building to its end: an SVG path, and the nodes on it. */
export function lineTo(room: RoomId): { path: string; stops: readonly ScenePoint[] } {
  const { x, width } = rooms[room].box;
  const stops = room === 'building' ? nodes : nodes.filter(([at]) => at < x + width);
  const end = stops.at(-1);
  const main = !end || end === line.gate ? toGate : [line.foot, line.corner, end];
  const ways = room === 'speaker' ? [[...main, line.screen], riser] : [main];
  return { path: ways.map(linePath).join(''), stops };
}
