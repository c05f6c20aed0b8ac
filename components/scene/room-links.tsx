import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import type { PlaceId, SpotId } from '@/content/scene/rooms';
import { At } from './frame';
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

type RoomLinkProps = {
  place: PlaceId;
  /** What is outlined, if not the place. */
  outline?: SpotId;
  to: string;
  /** A link with a state of its own, which its page renders, so that no script has the scene's places. */
  Link?: typeof RouteLink;
  /** Identifies it to `Link`. */
  name?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * A place of the scene as a link in an Overlay, outlined while lit. It repeats a link of the list, so
 * keyboards and screen readers pass over it.
 */
export const RoomLink = ({
  place,
  outline = place,
  Link = RouteLink,
  className,
  ...link
}: RoomLinkProps) => (
  <At place={outline}>
    <Link
      tabIndex={-1}
      data-place={place}
      className={cx(
        'pointer-events-auto flex size-full min-h-6 min-w-6 rounded-link [outline:5px_solid_var(--lit-line,transparent)] -outline-offset-2 forced-color-adjust-none',
        className,
      )}
      {...link}
    />
  </At>
);

/** How far an outline is outside its place, so that it cuts off nobody's shoes and leaves a gap to the line. */
const out = 1;

/** The outline of a place, as thick at any size of the scene; in a Drawing. */
export function Outline({ place, isDashed }: { place: SpotId; isDashed?: boolean }) {
  const { x, y, width, height } = boxOf(place);
  return (
    <rect
      x={x - out}
      y={y - out}
      width={width + 2 * out}
      height={height + 2 * out}
      rx="3"
      vectorEffect="non-scaling-stroke"
      className={cx(
        'fill-none stroke-line',
        isDashed ? 'stroke-[2px] [stroke-dasharray:7_5]' : 'stroke-[4px]',
      )}
    />
  );
}
