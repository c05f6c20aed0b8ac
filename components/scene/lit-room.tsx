import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import type { Box } from '@/content/scene/rooms';

type LitRoomProps = {
  /** The part of the scene that belongs to the link. */
  area: Box;
  /** What is outlined, if it is more than that part. */
  room?: Box;
  /** Classes for the position and size of the scene. */
  className: string;
  /** In the color of the line, or of text on dark. */
  outline: keyof typeof outlines;
  /** Outlined also while it is not lit. */
  isCurrent?: boolean;
  /** Class for the color of the area while it is not lit. */
  unlit?: string;
  /** Drawn over the outline. */
  children?: ReactNode;
};

const outlines = { line: 'stroke-line', plain: 'stroke-on-dark' };

/** Shown while the link around it is pointed at or focused. */
export const whileLit =
  'opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100';

/** A rectangle of the scene as attributes of an SVG element that covers the scene. */
export const inScene = ({ x, y, width, height }: Box) => ({
  x: `${+(x / 9.6).toFixed(3)}%`,
  y: `${+(y / 7.2).toFixed(3)}%`,
  width: `${+(width / 9.6).toFixed(3)}%`,
  height: `${+(height / 7.2).toFixed(3)}%`,
});

/** A rectangle of the scene as part of a path in the scene's units. */
export const boxPath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}v${height}h${width}v-${height}Z`;

/**
 * A room of the home scene, for inside the link that belongs to it. The link has the class `group`;
 * it then covers the room too, so that the room is lit when either is pointed at or the link is
 * focused. It is positioned like the scene, so nothing between it and the element that the scene is
 * positioned in may be positioned.
 */
export function LitRoom({
  area,
  room = area,
  className,
  outline,
  isCurrent,
  unlit = 'fill-transparent',
  children,
}: LitRoomProps) {
  return (
    <svg aria-hidden="true" className={cx('pointer-events-none overflow-visible', className)}>
      {/* In the scene's units, as the scrim around it, so that both end at the same pixel. */}
      <svg viewBox="0 0 960 720">
        <rect
          {...area}
          shapeRendering="crispEdges"
          className={cx(
            'pointer-events-auto transition-opacity group-hover:opacity-0 group-focus-visible:opacity-0',
            unlit,
          )}
        />
      </svg>
      <rect
        {...inScene(room)}
        rx="3"
        className={cx('fill-none stroke-[5px]', outlines[outline], !isCurrent && whileLit)}
      />
      {children}
    </svg>
  );
}
