import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import type { RoomId } from '@/content/scene/rooms';
import { roomPosition } from './room-position';
import { FlagCover } from './flag-cover';
import { SceneFrame } from './frame';
import { boxOf } from './geometry';

/**
 * On a phone: a part of the school around the room, or all of it. The line's foot is never right of the rail. A small
 * phone, whose view is narrow, has the node before the room on the rail; a larger one centers the room (--middle).
 */
const part = cx(
  '[--shown:320] xs:[--shown:400] sm:[--shown:540]',
  '[--from:calc(var(--stop)*var(--scale)-var(--rail))] xs:[--from:calc((var(--middle)-var(--shown)/2)*var(--scale))]',
  'max-md:[--left:max(var(--at-foot),min(var(--from),(812-var(--shown))*var(--scale)))]',
);
const all = cx('[--shown:640] max-md:[--left:var(--at-foot)]');

/** Whether a phone shows the line's foot, from which the line goes on. */
export const showsFoot = (place: RoomId = 'building') => place === 'gym' || place === 'building';

/**
 * The view, in units of the scene: --shown is its width, --top and --bottom are its edges, --scale is the
 * length of a unit. --left, in the frame --view-start, is how far left of the view the scene begins: on a phone
 * at --from, as far as the picture reaches. Wider windows show all from the gym to the gate, with the line's
 * foot in the middle of the page's margin. From 1440 px the view is --picture wide, beside the list.
 */
const view = cx(
  '[--view-start:var(--left)] md:[--shown:796] roomy:[--shown:930]',
  '[--bottom:calc(theme(scene.ground)+4)] [--scale:calc(var(--width)/var(--shown))] [--top:321] [--width:100cqw] page:[--width:var(--picture)]',
  '[--at-foot:calc(theme(scene.foot)*var(--scale)-var(--rail))]',
  'md:[--left:calc(theme(scene.foot)*var(--scale)-var(--margin)/2-100cqw+var(--width))]',
);

/** From 1440 px, the view ends at the gate, or beyond it if the gate is the place. */
const toGate = cx('page:[--shown:768]');
const beyondGate = cx('page:[--shown:850]');

/** On a phone the view of these rooms begins in the roof. Above it there would be nothing, or the half of something. */
const fromRoof = cx('max-sm:bg-dark-deep max-sm:[--top:calc(theme(scene.roof)+1)]');
const hasBareRoof = (place: RoomId) => place !== 'building' && boxOf(place).x < boxOf('office').x;

type SceneStripProps = {
  /** The place in the middle of the view, by default the building. */
  place?: RoomId;
  children: ReactNode;
};

/**
 * The school from its roof to its ground, as wide as the container; what does not fit is cut off. From 1440 px
 * it is as high as the list beside it.
 */
export const SceneStrip = ({ place = 'building', children }: SceneStripProps) => (
  <div
    data-reveal="never"
    className={cx(
      'relative h-[calc(var(--scale)*(var(--bottom)-var(--top)))] overflow-hidden bg-sky page:min-h-full',
      view,
      place === 'building' ? all : part,
      place === 'gate' ? beyondGate : toGate,
      hasBareRoof(place) && fromRoof,
      roomPosition[place],
    )}
  >
    <div className="absolute bottom-[calc(var(--scale)*(var(--bottom)-theme(scene.height)))] left-0 w-[calc(var(--scale)*theme(scene.width))] -translate-x-(--left)">
      <SceneFrame hasClouds={false}>
        {/* Where the flag is cut off, its pole is not shown either. */}
        <FlagCover />
        {children}
      </SceneFrame>
    </div>
  </div>
);
