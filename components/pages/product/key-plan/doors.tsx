import { cx } from '@/components/lib/cx';
import { LitRoom } from '@/components/scene/lit-room';
import { RouteLink } from '@/components/ui/route-link';
import { doors, type Door } from '@/content/scene/doors';
import { rooms } from '@/content/scene/rooms';
import { area, contains } from './areas';
import { RoomTag } from './room-tag';
import { scene, stop } from './view';

/** The whole building comes first and lies under its rooms; while it is lit, so are they. */
const withBuilding =
  'peer-hover:[&_rect:first-child]:opacity-0 peer-has-focus-visible:[&_rect:first-child]:opacity-0';

const itemClass = (door: Door) =>
  door.room === 'building'
    ? 'peer'
    : contains(rooms.building.box, area(door))
      ? withBuilding
      : undefined;

/** The links to all products, each with its room. */
export function KeyPlanDoors({ current }: { current?: Door }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-gutter-phone gap-y-4 md:grid-cols-3 md:gap-x-gutter wide:grid-cols-4">
      {doors.map((door) => (
        <li key={door.product.id} className={itemClass(door)}>
          <RouteLink
            to={`/products/${door.product.id}`}
            aria-current={door === current ? 'page' : undefined}
            className="group block border-l-3 border-dark-line py-1 pl-3.5 leading-snug transition-colors hover:border-on-dark aria-[current]:border-selected forced-colors:aria-[current]:border-3 forced-colors:aria-[current]:border-highlight"
          >
            <span className="block font-display text-small font-semibold">
              {door.product.name}
              {/* For screen readers and print. */}
              <span className="text-transparent">{':'}</span>
            </span>{' '}
            <span className="block text-tiny text-on-dark-soft first-letter:uppercase">
              {rooms[door.room].name}
            </span>
            <DoorRoom door={door} current={current} />
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

function DoorRoom({ door, current }: { door: Door; current?: Door }) {
  const isBuilding = door.room === 'building';
  const isCurrent = door === current;
  const lit = current && rooms[current.room].box;
  const isLit = lit && contains(lit, area(door));
  return (
    <LitRoom
      area={area(door)}
      room={isCurrent ? lit : undefined}
      outline={isCurrent ? 'line' : 'plain'}
      isCurrent={isCurrent}
      unlit={isLit || isBuilding ? undefined : 'fill-dark-deep/62'}
      className={cx(scene, !isBuilding && 'group-hover:z-1 group-focus-visible:z-1')}
    >
      <RoomTag door={door} view={stop(lit)} current={isCurrent} />
    </LitRoom>
  );
}
