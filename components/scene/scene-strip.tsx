import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import type { RoomId } from '@/content/scene/rooms';
import { roomPosition } from './room-position';
import { FlagCover } from './flag-cover';
import { SceneFrame } from './frame';
import { boxOf } from './geometry';

/** Of a room on a phone; of the building it shows all. Neither has the line's foot at the right of the rail. */
const part = cx(
  '[--shown:320] xs:[--shown:400] sm:[--shown:540]',
  'max-md:[--left:max(var(--at-foot),min(var(--middle)-var(--shown)/2,812-var(--shown))*var(--scale))]',
);
const all = cx('[--shown:640] max-md:[--left:var(--at-foot)]');

/** Whether a phone shows the line's foot, from which the line goes on. */
export const showsFoot = (place: RoomId = 'building') => place === 'gym' || place === 'building';

/**
 * --shown is the width of the scene that is seen, --top its upper edge and --bottom its lower one, in units; --scale
 * is the length of one. --left, in the frame --view-start, is how far the scene begins before it: a phone shows the
 * place in the middle (--middle) as far as the picture reaches, wider windows everything from gym to gate, with the
 * line's foot in the middle of the page's margin. From 1240 px it is --picture wide, beside the list.
 */
const view = cx(
  '[--view-start:var(--left)] md:[--shown:796] roomy:[--shown:930]',
  '[--bottom:calc(theme(scene.ground)+4)] [--scale:calc(var(--width)/var(--shown))] [--top:321] [--width:100cqw] page:[--width:var(--picture)]',
  '[--at-foot:calc(theme(scene.foot)*var(--scale)-var(--rail))]',
  'md:[--left:calc(theme(scene.foot)*var(--scale)-var(--margin)/2-100cqw+var(--width))]',
);

/** From 1240 px, up to the gate, and where that is the place also what is beyond it. */
const toGate = cx('page:[--shown:768]');
const beyondGate = cx('page:[--shown:850]');

/** A phone's part of them begins in the roof, which has nothing on it, or only the half of something. */
const fromRoof = cx('max-sm:bg-dark-deep max-sm:[--top:calc(theme(scene.roof)+1)]');
const hasBareRoof = (place: RoomId) => place !== 'building' && boxOf(place).x < boxOf('office').x;

type SceneStripProps = {
  /** What stands in its middle, by default the building. */
  place?: RoomId;
  children: ReactNode;
};

/**
 * The school from its roof to its ground, as wide as the container; what does not fit is cut off. From 1240 px it is
 * as high as what is beside it.
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
    <div className="absolute bottom-[calc(var(--scale)*(var(--bottom)-theme(scene.height)))] left-[calc(var(--left)*-1)] w-[calc(var(--scale)*theme(scene.width))]">
      <SceneFrame hasClouds={false}>
        {/* Where the flag is cut off, its pole is not shown either. */}
        <FlagCover />
        {children}
      </SceneFrame>
    </div>
  </div>
);
