import { school, type ScenePoint } from './measures';
import { rooms, type RoomId } from './rooms';

const { lineEnd, line: height } = school;

/** Places on the line that the stories pass, named once. */
export const line = {
  end: [lineEnd, school.height],
  corner: [lineEnd, height],
  gym: [118, height],
  cafeteria: [275, height],
  /** Between cafeteria and hallway. */
  threshold: [347, height],
  hallway: [420, height],
  /** Above the hallway's door. */
  hallwayDoor: [466, height],
  frontDesk: [533, height],
  office: [564, height],
  /** Behind the office desk. */
  screen: [564, 463],
  /** Above the office's screen. */
  roof: [564, 400],
  horn: [564, 340],
  bend: [674, height],
  gate: [674, 530],
} satisfies Record<string, ScenePoint>;

/** What the office speaks through: its screen, and the horn on the roof. */
export const speakers: ScenePoint[][] = [
  [line.office, line.screen],
  [line.roof, line.horn],
];

/** From the office up to the roof, where it goes on to the horn in a story. */
export const riser: ScenePoint[] = [line.roof, [line.roof[0], rooms.building.box.y]];

/** Lights at the ends of two drops: on the hallway's door and at the front desk. */
export const lamps: [ScenePoint, ScenePoint] = [
  [466, 536],
  [533, 516],
];

/** From the line into a room, to the device at its end. */
export const drops: Partial<Record<RoomId, ScenePoint[][]>> = {
  gym: [[line.gym, [118, 506]]],
  cafeteria: [[line.cafeteria, [275, 508]]],
  hallway: [
    [line.hallway, [420, 508]],
    [line.hallwayDoor, lamps[0]],
  ],
  office: [[line.office, line.screen]],
  'front-desk': [[line.frontDesk, lamps[1]]],
};

/** Nodes of the line; bright once the event has passed. */
export const nodes: ScenePoint[] = [line.gym, line.cafeteria, line.hallway, line.office, line.gate];
