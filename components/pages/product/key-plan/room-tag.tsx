import { cx } from '@/components/lib/cx';
import { boxOf, inScene } from '@/components/scene/geometry';
import type { ProductDoor } from '@/content/scene/doors';
import { rooms } from '@/content/scene/rooms';

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
export function RoomTag({ door, view, current = false }: RoomTagProps) {
  const place = door.part ?? door.room;
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
