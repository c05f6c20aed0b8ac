import { cx } from '@/components/lib/cx';
import { boxPath, LitRoom, whileLit } from '@/components/scene/lit-room';
import { rooms, type Box, type RoomId } from '@/content/scene/rooms';
import { sceneWidth } from './hero-scene';

const building = rooms.building.box;

/** A moment's room in the hero above the day line: outlined, with the rest of the building darker. */
export function MomentRoom({ room }: { room: RoomId }) {
  const { box } = rooms[room];
  const isBuilding = room === 'building';
  return (
    <LitRoom
      area={box}
      outline="line"
      className={cx(
        'absolute right-0 bottom-[calc(100%-1rem)] aspect-4/3 md:bottom-full',
        sceneWidth,
        // The building lies under its rooms.
        isBuilding && '-z-1',
      )}
    >
      {!isBuilding && (
        <svg viewBox="0 0 960 720">
          <path
            fillRule="evenodd"
            d={boxPath(building) + boxPath(shared(building, box))}
            className={cx('fill-dark-deep/50', whileLit)}
          />
        </svg>
      )}
    </LitRoom>
  );
}

/** What two boxes share; empty if they are apart. */
function shared(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : { x, y, width: 0, height: 0 };
}
