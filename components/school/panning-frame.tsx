import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import type { SchoolScene } from '@/content/school/measures';
import type { RoomId } from '@/content/school/rooms';
import { SceneFrame } from './frame';
import { isUpper, roomVariables } from './geometry';
import { LineDrop } from '@/components/rail/rail';

/**
 * What the view shows, in units: from above the rooms (--from) to below the ground (--to). --scale is the
 * length of one. On a phone and a tablet it leaves out what is right of the building.
 */
const view = cx(
  '[--from:calc(theme(scene.ceiling)-3.5)] [--to:calc(theme(scene.ground)+12)]',
  '[--shown:calc(var(--to)-var(--from))]',
  '[--wide:calc(theme(scene.wall)-theme(scene.foot))] desktop:[--wide:calc(theme(scene.width)-theme(scene.foot))]',
  '[--scale:min((100cqw-var(--foot))/var(--wide),100cqh/var(--shown))]',
  'max-md:[--scale:max(0.07rem,min(100cqh/var(--shown),100cqw/330))]',
);

/** How much of the upper floor a view of the lower one cuts off at its top, where it is too low for both. */
const cut = cx('[--cut:calc(var(--shown)*var(--scale)-100cqh)]');

/** The line's foot is at --foot. On a phone the view moves to the acting room, which stays right of the line. */
const position = cx(
  'bottom-[calc((var(--to)-theme(scene.height))*var(--scale))] left-(--left) transition-[left] duration-scene',
  '[--left:min(var(--at-foot),var(--at-room,100cqw))] [--view-end:calc(100cqw-var(--left))] [--view-start:calc(-1*var(--left))]',
  '[--at-foot:calc(var(--foot)-theme(scene.foot)*var(--scale))]',
  'max-md:[--at-room:max(36px-var(--room)*var(--scale),50cqw-max(theme(scene.middle),var(--middle)-theme(scene.halfBay))*var(--scale))]',
);

type PanningFrameProps = {
  scene: SchoolScene;
  /** The room that the view on a phone moves to. */
  place: RoomId;
  /** The text alternative. */
  label: string;
  children: ReactNode;
};

/**
 * The building as an image that fills a box of any size, which has to be a size container. The page says where
 * in the box the line's foot is (--foot). On a phone the view moves to one room, from which the line goes down.
 */
export function PanningFrame({ scene, place, label, children }: PanningFrameProps) {
  return (
    <div style={roomVariables(place)} className={cx('contents', view, !isUpper(place) && cut)}>
      <div
        role="img"
        aria-label={label}
        className={cx(
          'absolute w-[calc(theme(scene.width)*var(--scale))]',
          position,
          isUpper(place) &&
            'max-md:bottom-[calc(100cqh-(theme(scene.height)-var(--from))*var(--scale))]',
        )}
      >
        <div aria-hidden="true">
          <SceneFrame scene={scene} eager>
            {children}
          </SceneFrame>
        </div>
      </div>
      {place !== 'gym' && (
        <LineDrop
          className={cx(
            'md:hidden',
            isUpper(place)
              ? 'top-[calc((theme(scene.line)-var(--from))*var(--scale))]'
              : 'top-[calc(100%-(var(--to)-theme(scene.line))*var(--scale))]',
          )}
        />
      )}
    </div>
  );
}
