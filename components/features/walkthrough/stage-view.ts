import { line } from '@/content/walkthrough/line';
import { rooms } from '@/content/walkthrough/rooms';
import type { RoomId } from '@/content/walkthrough/types';

/** How much of the scene fits: all of it, the building, or four rooms. */
export type Layout = 'wide' | 'building' | 'phone';

/** The visible part of the home scene; x and y in the scene's units, the rest in pixels. */
export type StageView = {
  /** Pixels per unit. */
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the point where the line leaves the building is visible. */
  footInSight: boolean;
};

/** The scene's width, and the top and bottom of its visible part. */
const scene = { width: 960, top: 318, bottom: 638.5 };
const building = { x: 33, width: 604 };
const phone = { scale: 1.12, top: 388.75, bottom: 628, leastHeight: 176 };
/** Width of two adjacent rooms, in the scene's units. */
const pairWidth = 330;
/** Distance from a phone's edge to the acting room, in pixels; the line runs down here. */
const phoneMargin = 36;
/** The x position of that line, which is also where the scene's line ends if it is visible. */
const phoneLine = 27;
/** Height of the rooms and their frame, in the scene's units: the stage never shows less. */
const leastHeight = 250;

/** The minimum height of a stage that shows the building in `width` pixels. */
export const leastBuildingHeight = (width: number) => leastHeight * (width / building.width);

/** The center of the four rooms that a phone shows, by the acting room. */
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
 * Computes what the stage shows in a container of `width` pixels.
 *
 * @param most the stage's maximum height in pixels; it crops above the rooms
 * @param room the acting room, for the phone's pan
 * @param fill whether to enlarge a phone's rooms to the available height
 */
export function stageView(
  layout: Layout,
  width: number,
  most: number,
  room: RoomId,
  fill = false,
): StageView {
  if (layout === 'phone') {
    const { top, bottom, leastHeight } = phone;
    const largest = fill ? Math.min(most / (bottom - top), width / pairWidth) : 0;
    const scale = Math.max(phone.scale, largest);
    const box = rooms.find(({ id }) => id === room)!.box;
    const height = Math.max(Math.min(most, (bottom - top) * scale), leastHeight);
    const pairFits = width / scale >= pairWidth;
    const x = pairFits ? phoneCenters[room] - width / scale / 2 : box.x - phoneMargin / scale;
    // A low stage shows the floor of the acting room.
    const y = box.y < line.office[1] ? top : bottom - height / scale;
    const leftmost = line.foot[0] - phoneLine / scale;
    return {
      scale,
      x: Math.max(leftmost, x),
      y,
      width,
      height,
      footInSight: x <= leftmost,
    };
  }
  const wide = layout === 'wide';
  const scale = width / (wide ? scene.width : building.width);
  const height = Math.min((scene.bottom - scene.top) * scale, Math.max(most, leastHeight * scale));
  return {
    scale,
    x: wide ? 0 : building.x,
    y: scene.bottom - height / scale,
    width,
    height,
    footInSight: true,
  };
}

/** The rooms' outlines, for the map on a phone. */
export const plan = rooms.filter(({ id }) => id !== 'gate');
