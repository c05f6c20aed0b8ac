import { boxOf, boxPath, wholeScene } from '@/components/scene/geometry';
import { unlessLit } from '@/components/scene/room-links';
import { doors, type ProductDoor } from '@/content/scene/doors';
import type { PlaceId, RoomId } from '@/content/scene/rooms';

/** Where a product is: its part of a room, or the room. */
export const placeOf = ({ room, part }: ProductDoor): PlaceId => part ?? room;

/** The roof speaker and the gate are not in the building. */
const isOutside = ({ room }: ProductDoor) => room === 'speaker' || room === 'gate';

/** Darkens all but the lit room. A scrim lifts while its room, or the whole building, is lit. */
export function RoomScrims({ lit }: { lit?: RoomId }) {
  const dark = doors.filter(({ room }) => room !== 'building' && room !== lit);
  const outside = dark.filter(isOutside).map(placeOf);
  const inside = lit === 'building' ? [] : dark.filter((door) => !isOutside(door)).map(placeOf);
  const holes = [...outside, ...inside, ...(lit ? [lit] : [])];
  const scrim = (place: PlaceId) => (
    <rect key={place} {...boxOf(place)} data-place={place} className={unlessLit} />
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={wholeScene}
      shapeRendering="crispEdges"
      className="absolute inset-0 overflow-visible fill-dark-deep/62"
    >
      <path
        fillRule="evenodd"
        d={`M-2880 0H3840V720H-2880Z${holes.map(boxOf).map(boxPath).join('')}`}
      />
      <g data-place="building" className={unlessLit}>
        {inside.map(scrim)}
      </g>
      {outside.map(scrim)}
    </svg>
  );
}
