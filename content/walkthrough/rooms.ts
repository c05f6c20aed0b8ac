import { rooms as places, type Box } from '@/content/scene/rooms';
import { line } from './line';
import type { ScenePoint, StageRoomId } from './types';

type StagePlace = {
  id: StageRoomId;
  /** On the room's chip. */
  name: string;
  /** The position of its chip, if not the room's upper left corner. */
  chip?: ScenePoint;
  /** From the line into the room. */
  drops?: ScenePoint[][];
};

export type StageRoom = StagePlace & { box: Box };

const stagePlaces: StagePlace[] = [
  { id: 'gym', name: 'Gym', drops: [[line.gym, [118, 506]]] },
  { id: 'classroom', name: '204' },
  { id: 'cafeteria', name: 'Cafeteria', drops: [[line.cafeteria, [275, 508]]] },
  { id: 'library', name: 'Library' },
  {
    id: 'hallway',
    name: 'Hallway',
    drops: [
      [line.hallway, [420, 508]],
      [
        [466, 495],
        [466, 536],
      ],
    ],
  },
  { id: 'office', name: 'Nexus', drops: [[line.office, line.screen]] },
  { id: 'front-desk', name: 'Entry', drops: [[line.frontDesk, [533, 516]]] },
  // The panel covers its upper part.
  { id: 'gate', name: 'Gate', chip: [664, 590] },
];

/** The rooms of the home scene that take part, left to right. */
export const rooms: StageRoom[] = stagePlaces.map((place) => ({
  ...place,
  box: places[place.id].box,
}));

/** Nodes of the line in the scene; bright once the event has passed. */
export const nodes: ScenePoint[] = [line.gym, line.cafeteria, line.hallway, line.office, line.gate];
