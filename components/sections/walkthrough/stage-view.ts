import { line } from '@/content/walkthrough/line';
import { rooms } from '@/content/walkthrough/rooms';
import type { RoomId } from '@/content/walkthrough/types';

/** How much of the scene fits: all of it, the building, or four rooms of it. */
export type Layout = 'wide' | 'building' | 'phone';

/** The part of the home scene on the stage; x and y in the scene's units, the rest in pixels. */
export type StageView = {
  layout: Layout;
  /** Pixels to a unit. */
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The line is seen to leave the building. */
  footInSight: boolean;
};

/** The scene's own width, and the edges of what the stage shows of it. */
const scene = { width: 960, top: 318, bottom: 638.5 };
const building = { x: 33, width: 604 };
const phone = { scale: 1.12, top: 388.75, bottom: 628, leastHeight: 176 };
/** Two rooms side by side, in the scene's units. */
const pairWidth = 330;
/** From a phone's edge to the acting room, in pixels: the line comes down here. */
const phoneMargin = 36;
/** Where it comes down. The scene's own foot stands there too when it is in sight. */
const phoneLine = 27;
/** Narrower than this the whole scene's rooms are too small for their chips... */
export const leastWide = 1056;
/** ...except where the window is too low for larger rooms. */
const leastWideWhenLow = 880;
/** The rooms and their frame, in the scene's units: what a stage never gives way of. */
const leastHeight = 250;

/** The least height of a stage that shows the building in `width` pixels. */
export const leastBuildingHeight = (width: number) => leastHeight * (width / building.width);

/** The middle of the four rooms that a phone shows, by the room that acts. */
const phoneCenters: Record<RoomId, number> = {
  gym: 118,
  classroom: 348,
  cafeteria: 348,
  library: 348,
  hallway: 348,
  office: 491,
  'front-desk': 491,
  gate: 645,
};

/**
 * What the stage shows in a container of `width` pixels.
 *
 * @param narrow the window is under 768 px
 * @param most the height the stage may take, in pixels; it gives way at the top, above the rooms
 * @param room the room that acts, for the phone's pan
 * @param fill enlarge a phone's rooms to the height they may take
 */
export function stageView(
  width: number,
  narrow: boolean,
  most: number,
  room: RoomId,
  fill = false,
): StageView {
  if (narrow) {
    const { top, bottom, leastHeight } = phone;
    const largest = fill ? Math.min(most / (bottom - top), width / pairWidth) : 0;
    const scale = Math.max(phone.scale, largest);
    const box = rooms.find(({ id }) => id === room)!.box;
    const height = Math.max(Math.min(most, (bottom - top) * scale), leastHeight);
    const pairFits = width / scale >= pairWidth;
    const x = pairFits ? phoneCenters[room] - width / scale / 2 : box.x - phoneMargin / scale;
    // A low stage keeps to the floor where someone acts.
    const y = box.y < line.office[1] ? top : bottom - height / scale;
    const leftmost = line.foot[0] - phoneLine / scale;
    return {
      layout: 'phone',
      scale,
      x: Math.max(leftmost, x),
      y,
      width,
      height,
      footInSight: x <= leftmost,
    };
  }
  const low = most < leastBuildingHeight(width);
  const wide = width >= (low ? leastWideWhenLow : leastWide);
  const scale = width / (wide ? scene.width : building.width);
  const height = Math.min((scene.bottom - scene.top) * scale, Math.max(most, leastHeight * scale));
  return {
    layout: wide ? 'wide' : 'building',
    scale,
    x: wide ? 0 : building.x,
    y: scene.bottom - height / scale,
    width,
    height,
    footInSight: true,
  };
}

/** The rooms' outlines, for the plan on a phone. */
export const plan = rooms.filter(({ id }) => id !== 'gate');
