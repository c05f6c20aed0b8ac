/** A rectangle of the school, in its units. */
export type Box = { x: number; y: number; width: number; height: number };

/** Every place that home or the walkthrough lights, from top to bottom, left to right. */
export const rooms = {
  building: { box: { x: 30, y: 364, width: 610, height: 258 } },
  speaker: { box: { x: 534, y: 326, width: 60, height: 36 } },
  gym: { box: { x: 40, y: 392, width: 156, height: 222 } },
  classroom: { box: { x: 206, y: 392, width: 138, height: 96 } },
  library: { box: { x: 352, y: 392, width: 138, height: 96 } },
  office: { box: { x: 498, y: 392, width: 132, height: 96 } },
  cafeteria: { box: { x: 206, y: 502, width: 138, height: 112 } },
  hallway: { box: { x: 352, y: 502, width: 138, height: 112 } },
  'front-desk': { box: { x: 498, y: 502, width: 132, height: 112 } },
  entrance: { box: { x: 630, y: 538, width: 34, height: 84 } },
  gate: { box: { x: 664, y: 470, width: 122, height: 152 } },
} satisfies Record<string, { box: Box }>;

export type RoomId = keyof typeof rooms;

/** The middles of rooms that stand beside each other are this far apart. */
export const bay = 146;

/** Parts of the illustration that carry words, or have an outline of their own. */
export const surfaces = {
  /** The building with the edge of its roof and its entrance. */
  'whole-building': {
    ...rooms.building.box,
    x: 22,
    width: rooms.entrance.box.x + rooms.entrance.box.width - 22,
  },
  /** The sign along the edge of the roof. */
  roof: { x: 40, y: 364, width: 590, height: 28 },
  /** In the tree, beside the flag. */
  leaves: { x: 694, y: 264, width: 232, height: 195 },
  /** Where a room has its label, if not in its upper left corner. The walkthrough's list covers the gate's. */
  'gate-label': { x: 664, y: 590, width: 122, height: 32 },
  /** At the right end of the roof sign. */
  'roof-note': { x: 340, y: 364, width: 212, height: 28 },
} satisfies Record<string, Box>;

/** Everything in the scene that has a place of its own. */
export type SpotId = RoomId | keyof typeof surfaces;
