import type { RefObject } from 'react';
import { At, Drawing, Overlay } from '@/components/school/frame';
import { areaWithout, boxOf, buildingOutline } from '@/components/school/geometry';
import { BuildingRedrawn } from '@/components/school/room-redrawn';
import type { Frame } from '@/components/player/frame-at';
import { NoticeRows, NoticesTitle } from '@/components/player/notice-rows';
import { RoomChip } from '@/components/player/room-chip';
import { StoryScene } from '@/components/player/story-scene';
import { alert } from '@/content/walkthrough/alert';
import { rooms as places } from '@/content/walkthrough/rooms';

const { steps, response, audience } = alert.story;

const rooms = places.filter(({ id }) => id !== 'gate');
const walls = areaWithout(
  buildingOutline,
  rooms.map(({ id }) => id),
);

type AlertStageProps = { frame: Frame; top: RefObject<SVGRectElement | null> };

/**
 * The alert in the building, laid over the illustration; the captions say the same.
 *
 * @param top the highest part that has to be in view
 */
export function AlertStage({ frame, top }: AlertStageProps) {
  return (
    <>
      <Drawing className="transition-opacity duration-scene forced-color-adjust-none max-md:line-small starting:opacity-0 print:hidden">
        <rect ref={top} {...boxOf('leaves')} className="fill-none" />
        {/* Covers what a pointer lights in the illustration. */}
        <BuildingRedrawn />
        <StoryScene steps={steps} frame={frame} rooms={rooms} outside={walls} />
      </Drawing>
      <Overlay>
        {rooms.map((room) => (
          <RoomChip
            key={room.id}
            room={room}
            frame={frame.rooms[room.id]}
            response={response}
            keeps="sign"
          />
        ))}
        <At
          place="roof-note"
          className="transition-opacity duration-scene max-desktop:hidden starting:opacity-0"
        >
          <p className="flex h-full items-center justify-end text-tiny whitespace-nowrap text-on-dark-soft">
            {alert.note}
          </p>
        </At>
        {/* Phones and tablets have it among the captions. */}
        <At
          place="leaves"
          className="transition-opacity duration-scene max-desktop:hidden starting:opacity-0"
        >
          {/* Where the tree is narrow, wider than it and without icons, so that the longest row fits. */}
          <div className="rounded-card bg-dark-raised px-4 py-2.5 text-on-dark on-dark desktop:max-roomy:-ml-6 desktop:max-roomy:px-3 forced-colors:border desktop:max-roomy:[&_li>svg:first-child]:hidden">
            <p className="flex items-baseline justify-between gap-3 pb-1.5 font-display text-label font-semibold">
              <NoticesTitle count={frame.notices.filter(Boolean).length} all={audience.length} />
            </p>
            <ul>
              <NoticeRows audience={audience} notices={frame.notices} className="h-7" />
            </ul>
          </div>
        </At>
      </Overlay>
    </>
  );
}
