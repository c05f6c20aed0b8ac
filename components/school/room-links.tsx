import { cx } from '@/components/lib/cx';
import type { RouteLink } from '@/components/ui/route-link';
import type { RoomId, SpotId } from '@/content/school/rooms';
import { At } from './school-view';
import { boxOf } from './geometry';

/*
 * A place of the scene and its link in the list beside the illustration light each other: both have
 * the place in `data-place`, and while a link to it is pointed at or focused, everything in the same
 * section with this place has the variables of `lit` in tailwind.config.ts, without any script.
 */

/** For what is shown only while the place is pointed at, and nothing plays. */
export const whileLit = cx('opacity-(--lit) transition-hover group-data-playing/scene:opacity-0');

type RoomLinkProps = {
  place: RoomId;
  /** The place that is outlined, if it is another one. */
  outline?: SpotId;
  to: string;
  /** A link component of the page with a state, so that no script has the places of the scene. */
  Link: typeof RouteLink;
  /** Identifies the link to `Link`. */
  name: string;
};

/**
 * A place of the scene as a link in an Overlay, outlined while lit. It repeats a link of the list, so
 * keyboards and screen readers pass over it.
 */
export const RoomLink = ({ place, outline = place, Link, ...link }: RoomLinkProps) => (
  <At place={outline}>
    <Link
      tabIndex={-1}
      data-place={place}
      className={cx(
        'pointer-events-auto flex size-full min-h-6 min-w-6 rounded-link forced-color-adjust-none group-data-playing/scene:outline-transparent',
        '[outline:5px_solid_var(--lit-line,transparent)] -outline-offset-2 max-md:[outline-width:3px] max-md:-outline-offset-1',
        // The moment of the day.
        'group-not-data-playing/scene:aria-[current=time]:outline-action',
      )}
      {...link}
    />
  </At>
);

/** How far an outline is outside its place, in units, so that it cuts off nobody's shoes and leaves a gap to the line. */
const out = 1;

/** The outline of a place, in a Drawing. It has the same thickness at any size of the scene. */
export function Outline({ place }: { place: SpotId }) {
  const { x, y, width, height } = boxOf(place);
  return (
    <rect
      x={x - out}
      y={y - out}
      width={width + 2 * out}
      height={height + 2 * out}
      rx="3"
      vectorEffect="non-scaling-stroke"
      className="fill-none stroke-line stroke-[4px]"
    />
  );
}
