import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import type { PlaceId } from '@/content/scene/rooms';
import { boxOf } from './geometry';

/*
 * A place of the scene and its link in the list beside the illustration light each other: both have
 * the place in `data-place`, and while a link to it is pointed at or focused, everything in the same
 * section with this place has the variables of `lit` in tailwind.config.ts, without any script.
 */

/** Shown only while the place is pointed at. */
export const whileLit = cx('opacity-(--lit) transition-hover');
/** Shown unless it is. */
export const unlessLit = cx('opacity-[calc(1-var(--lit))] transition-hover');

/** The classes of an SVG that covers the scene, for its links. */
export const overScene = cx(
  'pointer-events-none absolute inset-0 size-full overflow-visible print:hidden',
);

type RoomLinkProps = { place: PlaceId; to: string; className?: string; children?: ReactNode };

/**
 * A place of the scene as a link, outlined while lit. It repeats a link of the list, so keyboards
 * and screen readers pass over it. The SVG has no units, or the children would be scaled.
 */
export function RoomLink({ place, className, ...link }: RoomLinkProps) {
  const { x, y, width, height } = boxOf(place);
  const share = (length: number, of: number) => `${+((length / of) * 100).toFixed(3)}%`;
  return (
    <foreignObject
      x={share(x, 960)}
      y={share(y, 720)}
      width={share(width, 960)}
      height={share(height, 720)}
      className="overflow-visible"
    >
      <RouteLink
        tabIndex={-1}
        data-place={place}
        className={cx(
          'pointer-events-auto flex size-full rounded-link [outline:5px_solid_var(--lit-line,transparent)] -outline-offset-2 forced-color-adjust-none',
          className,
        )}
        {...link}
      />
    </foreignObject>
  );
}

/** The outline of a place, as thick at any size of the scene; in the scene's units. */
export const Outline = ({ place }: { place: PlaceId }) => (
  <rect
    {...boxOf(place)}
    rx="2"
    vectorEffect="non-scaling-stroke"
    className="fill-none stroke-line stroke-[5px]"
  />
);
