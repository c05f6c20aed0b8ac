import { boxOf, boxPath, overlap, wholeScene } from '@/components/scene/geometry';
import { Outline, RoomLinks, whileLit } from '@/components/scene/room-links';
import type { DayMoment } from '@/content/scene/day';
import type { RoomId } from '@/content/scene/rooms';

/**
 * The rooms of the day's moments, over the scene: links, and lit while a link is pointed at. The
 * current moment's room is outlined (now.tsx).
 */
export function MomentRooms({ moments }: { moments: readonly DayMoment[] }) {
  return (
    <>
      <svg aria-hidden="true" viewBox={wholeScene} className="absolute inset-0 print:hidden">
        {moments.map(({ room }) => (
          <g key={room} data-place={room}>
            <RestOfBuilding room={room} />
            <g className={`${whileLit} in-data-[alert=now]:opacity-100`}>
              <Outline place={room} />
            </g>
          </g>
        ))}
      </svg>
      <RoomLinks
        links={moments.map(({ room, product }) => ({ place: room, to: `/products/${product.id}` }))}
      />
    </>
  );
}

/** Darkens the building but for one room. */
function RestOfBuilding({ room }: { room: RoomId }) {
  if (room === 'building') return null;
  const building = boxOf('building');
  return (
    <path
      fillRule="evenodd"
      d={boxPath(building) + boxPath(overlap(building, boxOf(room)))}
      className={`fill-dark-deep/50 ${whileLit}`}
    />
  );
}
