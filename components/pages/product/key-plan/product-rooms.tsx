import { boxOf, boxPath, contains, wholeScene } from '@/components/scene/geometry';
import { Outline, RoomLinks, unlessLit, whileLit } from '@/components/scene/room-links';
import { doors, type ProductDoor } from '@/content/scene/doors';
import type { PlaceId } from '@/content/scene/rooms';
import { RoomTag } from './room-tag';

const placeOf = ({ room, part }: ProductDoor): PlaceId => part ?? room;

type ProductRoomsProps = {
  current?: ProductDoor;
  /** What the key plan shows of the scene. */
  view: { left: number; right: number };
};

/** Over the scene of the key plan: each room is a link, with its outline and name while it is lit. */
export function ProductRooms({ current, view }: ProductRoomsProps) {
  const others = doors.filter((door) => door !== current);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={wholeScene}
        className="absolute inset-0 overflow-visible print:hidden"
      >
        {current && <Outline place={current.room} />}
        {others.map(placeOf).map((place) => (
          <g key={place} data-place={place} className={whileLit}>
            <Outline place={place} variant="plain" />
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible print:hidden">
        {current && <RoomTag door={current} view={view} current />}
        {others.map((door) => (
          <RoomTag key={door.product.id} door={door} view={view} />
        ))}
      </svg>
      <RoomLinks
        links={doors.map((door) => ({ place: placeOf(door), to: `/products/${door.product.id}` }))}
      />
    </>
  );
}

/**
 * Darkens everything but the lit room of the page. The scrim over another room lifts while its link is
 * pointed at, all while that of the building is.
 */
export function RoomScrims({ lit }: { lit?: PlaceId }) {
  const dark = doors
    .map(placeOf)
    .filter((place) => place !== 'building' && !(lit && contains(boxOf(lit), boxOf(place))));
  const inBuilding = dark.filter((place) => contains(boxOf('building'), boxOf(place)));
  const outside = dark.filter((place) => !inBuilding.includes(place));
  const holes = [...dark, ...(lit ? [lit] : [])].map(boxOf).map(boxPath).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={wholeScene}
      shapeRendering="crispEdges"
      className="absolute inset-0 overflow-visible fill-dark-deep/62"
    >
      <path fillRule="evenodd" d={`M-2880 0H3840V720H-2880Z${holes}`} />
      <g data-place="building" className={unlessLit}>
        {inBuilding.map((place) => (
          <RoomScrim key={place} place={place} />
        ))}
      </g>
      {outside.map((place) => (
        <RoomScrim key={place} place={place} />
      ))}
    </svg>
  );
}

const RoomScrim = ({ place }: { place: PlaceId }) => (
  <rect {...boxOf(place)} data-place={place} className={unlessLit} />
);
