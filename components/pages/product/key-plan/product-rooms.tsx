import { cx } from '@/components/lib/cx';
import { boxOf, boxPath, contains, inScene, wholeScene } from '@/components/scene/geometry';
import { Outline, RoomLinks, unlessLit, whileLit } from '@/components/scene/room-links';
import { doors, type ProductDoor } from '@/content/scene/doors';
import { rooms, type PlaceId } from '@/content/scene/rooms';

/** Where a product is: its part of a room, or the room. */
export const placeOf = ({ room, part }: ProductDoor): PlaceId => part ?? room;

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

type RoomTagProps = {
  door: ProductDoor;
  /** What the key plan shows of the scene. */
  view: { left: number; right: number };
  /** The page's product, whose name is always shown; another one is while its room is lit. */
  current?: boolean;
};

/** Space for the longest name, in the scene's units. */
const widest = 90;
/** A room lower than this would be hidden by a name in it. */
const low = 60;

/**
 * A product's name in the upper left corner of its room, or in the right one where it would leave the
 * view; beside a low room; at the foot of a second part of a room, so that two names do not meet. Not
 * on phones, where the list says it.
 */
function RoomTag({ door, view, current = false }: RoomTagProps) {
  const place = placeOf(door);
  const { x, y, width, height } = boxOf(place);
  const beside = height < low;
  const atFoot = x > rooms[door.room].box.x;
  const left = beside ? x + width : Math.max(x, view.left + 8);
  const atEnd = atFoot || left + widest > view.right;
  const right = Math.min(x + width, view.right - 8);
  const tag = atEnd ? { x: 0, width: right } : { x: left, width: widest };
  return (
    <foreignObject
      data-place={place}
      {...inScene({ ...tag, y: atFoot ? y + height : y, height: 20 })}
      className={cx('hidden overflow-visible md:block', !current && '[visibility:var(--seen)]')}
    >
      <span
        className={cx(
          'block w-fit rounded-[3px] px-2.5 font-display text-tiny leading-7 font-semibold whitespace-nowrap text-strong forced-colors:border',
          atEnd && 'ml-auto',
          atFoot && '-mt-7',
          current ? 'bg-selected' : 'bg-on-dark',
        )}
      >
        {door.product.name}
      </span>
    </foreignObject>
  );
}
