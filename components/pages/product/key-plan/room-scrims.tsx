import { cx } from '@/components/lib/cx';
import { isOutside, placeOf } from '@/components/scene/door-place';
import { Drawing } from '@/components/scene/frame';
import { areaWithout, boxOf, sceneAndSurround } from '@/components/scene/geometry';
import { unlessLit } from '@/components/scene/room-links';
import { doors } from '@/content/scene/doors';
import type { PlaceId, RoomId } from '@/content/scene/rooms';

/**
 * Darkens all but the lit room, and other rooms less than what is around them. A scrim fades while its place is
 * pointed at.
 */
export function RoomScrims({ lit }: { lit?: RoomId }) {
  const dark = doors.filter(({ room }) => room !== 'building' && room !== lit).map(placeOf);
  const outside = dark.filter(isOutside);
  const inside = lit === 'building' ? [] : dark.filter((place) => !isOutside(place));
  const holes = [...outside, ...inside, ...(lit ? [lit] : [])];
  const scrim = (place: PlaceId) => (
    <rect key={place} {...boxOf(place)} data-place={place} className={unlessLit} />
  );
  return (
    <Drawing shapeRendering="crispEdges" className="overflow-visible fill-dark/85">
      <path fillRule="evenodd" d={areaWithout(sceneAndSurround, holes)} />
      <g data-place="building" className={cx('fill-dark/45', unlessLit)}>
        {inside.map(scrim)}
      </g>
      {outside.map(scrim)}
    </Drawing>
  );
}
