import type { Room } from '../types';
import { line } from './line';
import type { Point, RoomId } from './types';

type StageRoom = {
  id: RoomId;
  /** On the room's chip. */
  name: string;
  box: Room;
  /** The position of its chip, if not the room's upper left corner. */
  chip?: Point;
  /** From the line into the room. */
  drops: Point[][];
};

/** The rooms of the home scene, left to right, in its 960 by 720 units. */
export const rooms: StageRoom[] = [
  {
    id: 'gym',
    name: 'Gym',
    box: { x: 40, y: 392, width: 156, height: 222 },
    drops: [[line.gym, [118, 506]]],
  },
  {
    id: 'classroom',
    name: '204',
    box: { x: 206, y: 392, width: 138, height: 96 },
    drops: [],
  },
  {
    id: 'cafeteria',
    name: 'Cafeteria',
    box: { x: 206, y: 502, width: 138, height: 112 },
    drops: [[line.cafeteria, [275, 508]]],
  },
  {
    id: 'library',
    name: 'Library',
    box: { x: 352, y: 392, width: 138, height: 96 },
    drops: [],
  },
  {
    id: 'hallway',
    name: 'Hallway',
    box: { x: 352, y: 502, width: 138, height: 112 },
    drops: [
      [line.hallway, [420, 508]],
      [
        [466, 495],
        [466, 536],
      ],
    ],
  },
  {
    id: 'office',
    name: 'Nexus',
    box: { x: 498, y: 392, width: 132, height: 96 },
    drops: [[line.office, line.screen]],
  },
  {
    id: 'front-desk',
    name: 'Entry',
    box: { x: 498, y: 502, width: 132, height: 112 },
    drops: [[line.frontDesk, [533, 516]]],
  },
  {
    id: 'gate',
    name: 'Gate',
    box: { x: 660, y: 470, width: 84, height: 152 },
    // The panel covers its upper part.
    chip: [660, 590],
    drops: [],
  },
];

/** Nodes of the line in the scene; bright once the event has passed. */
export const nodes: Point[] = [line.gym, line.cafeteria, line.hallway, line.office, line.gate];
