import type { RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { At, Drawing, Overlay } from '@/components/school/frame';
import { boxOf, buildingOutline } from '@/components/school/geometry';
import { BuildingRedrawn } from '@/components/school/room-redrawn';
import type { Frame } from '@/components/player/frame-at';
import { Notices } from '@/components/player/notices';
import { RoomChip } from '@/components/player/room-chip';
import { StoryScene } from '@/components/player/story-scene';
import { alert } from '@/content/walkthrough/alert';
import { rooms as places } from '@/content/walkthrough/rooms';

const { steps, response, audience } = alert.story;

const rooms = places.filter(({ id }) => id !== 'gate');

/** Phones and tablets have it among the captions. */
const onDesktop = cx('transition-opacity duration-scene max-desktop:hidden starting:opacity-0');

type AlertStageProps = { frame: Frame; upperFloor: RefObject<SVGRectElement | null> };

/** The alert in the building, laid over the illustration; the captions say the same. */
export function AlertStage({ frame, upperFloor }: AlertStageProps) {
  return (
    <>
      <Drawing className="transition-opacity duration-scene forced-color-adjust-none max-md:line-small starting:opacity-0 print:hidden">
        <rect ref={upperFloor} {...boxOf('office')} className="fill-none" />
        {/* Covers what a pointer lights in the illustration. */}
        <BuildingRedrawn />
        <StoryScene steps={steps} frame={frame} rooms={rooms} around={buildingOutline} />
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
        <At place="roof-note" className={onDesktop}>
          <p className="flex h-full items-center justify-end text-tiny whitespace-nowrap text-on-dark-soft">
            {alert.note}
          </p>
        </At>
        <At place="leaves" className={onDesktop}>
          {/* On a small desktop wider than the tree, on both of its sides. */}
          <div className="flex justify-center">
            <Notices
              audience={audience}
              notices={frame.notices}
              Title="p"
              className="w-max min-w-full shrink-0"
            />
          </div>
        </At>
      </Overlay>
    </>
  );
}
