import { RouteLink } from '@/components/ui/route-link';
import type { PlaceId } from '@/content/scene/rooms';
import { boxOf, inScene } from './geometry';

/*
 * A place of the scene and its link in the list beside the illustration light each other: both have the
 * place in `data-place`, and while a link to it is pointed at or focused, everything in the same
 * section with this place has the variables --lit 1 and --seen visible (tailwind.config.ts). No
 * script is needed for it.
 */

/** Shown only while the place is pointed at. */
export const whileLit = 'opacity-(--lit) transition-hover';
/** Shown unless it is. */
export const unlessLit = 'opacity-[calc(1-var(--lit))] transition-hover';

type RoomLinksProps = { links: readonly { place: PlaceId; to: string }[] };

/**
 * Makes places of the scene links; for inside the box that the scene fills. They repeat the links of
 * the list for a pointer, so keyboards and screen readers pass over them.
 */
export function RoomLinks({ links }: RoomLinksProps) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full print:hidden">
      {/* The building lies under its rooms. */}
      {links.toSorted(byBuilding).map(({ place, to }) => (
        <foreignObject key={place} {...inScene(boxOf(place))}>
          <RouteLink
            to={to}
            tabIndex={-1}
            data-place={place}
            className="pointer-events-auto block size-full"
          />
        </foreignObject>
      ))}
    </svg>
  );
}

const byBuilding = (a: { place: PlaceId }, b: { place: PlaceId }) =>
  Number(b.place === 'building') - Number(a.place === 'building');

const outlines = { line: 'stroke-line', plain: 'stroke-on-dark' };

type OutlineProps = {
  place: PlaceId;
  /** In the color of the line, or of text on dark. */
  variant?: keyof typeof outlines;
};

/** The outline of a place, as thick at any size of the scene; in the scene's units. */
export const Outline = ({ place, variant = 'line' }: OutlineProps) => (
  <rect
    {...boxOf(place)}
    rx="2"
    vectorEffect="non-scaling-stroke"
    className={`fill-none stroke-[5px] ${outlines[variant]}`}
  />
);
