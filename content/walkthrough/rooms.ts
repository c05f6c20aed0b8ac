import { rooms as places, type Box } from '@/content/scene/rooms';
import { line } from './line';
import type { ScenePoint, StageRoomId } from './types';

export type StageRoom = {
  id: StageRoomId;
  /** On the room's chip. */
  name: string;
  box: Box;
  /** The position of its chip, if not the room's upper left corner. */
  chip?: ScenePoint;
  /** From the line into the room. */
  drops: ScenePoint[][];
};

/** The rooms of the home scene that take part, left to right. */
export const rooms: StageRoom[] = [
  {
    id: 'gym',
    name: 'Gym',
    box: places.gym.box,
    drops: [[line.gym, [118, 506]]],
  },
  {
    id: 'classroom',
    name: '204',
    box: places.classroom.box,
    drops: [],
  },
  {
    id: 'cafeteria',
    name: 'Cafeteria',
    box: places.cafeteria.box,
    drops: [[line.cafeteria, [275, 508]]],
  },
  {
    id: 'library',
    name: 'Library',
    box: places.library.box,
    drops: [],
  },
  {
    id: 'hallway',
    name: 'Hallway',
    box: places.hallway.box,
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
    box: places.office.box,
    drops: [[line.office, line.screen]],
  },
  {
    id: 'front-desk',
    name: 'Entry',
    box: places['front-desk'].box,
    drops: [[line.frontDesk, [533, 516]]],
  },
  {
    id: 'gate',
    name: 'Gate',
    box: places.gate.box,
    // The panel covers its upper part.
    chip: [664, 590],
    drops: [],
  },
];

/** Nodes of the line in the scene; bright once the event has passed. */
export const nodes: ScenePoint[] = [line.gym, line.cafeteria, line.hallway, line.office, line.gate];
