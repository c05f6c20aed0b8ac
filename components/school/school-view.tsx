import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import { schoolScenes } from '@/content/school/school-scenes';
import { school, type SchoolScene } from '@/content/school/measures';
import type { SpotId } from '@/content/school/rooms';
import { Backdrop } from './backdrop';
import { boxOf } from './geometry';

type SchoolViewProps = {
  scene?: SchoolScene;
  /** The picture's text alternative. */
  alt?: string;
  /** Clouds and hills behind it scroll more slowly than the page. */
  hasParallax?: boolean;
  /** Its width, if it is not that of its container. */
  className?: string;
  /** What is laid over the picture: an Overlay, a Drawing. */
  children?: ReactNode;
};

/** The drawn school with its backdrop, and `children` over it. In it `--unit` is the length of one unit of the scene. */
export const SchoolView = ({
  scene = 'day',
  alt = '',
  hasParallax,
  className,
  children,
}: SchoolViewProps) => (
  <div className={cx('@container relative *:[--unit:calc(100cqw/theme(scene.width))]', className)}>
    <Backdrop moves={hasParallax} />
    <Picture picture={{ ...schoolScenes[scene], alt }} eager className="relative" />
    {children}
  </div>
);

/** An SVG over a SchoolView or in an Overlay, in the scene's units. */
export const Drawing = ({ className, ...svg }: ComponentProps<'svg'>) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${school.width} ${school.height}`}
    className={cx('absolute inset-0 size-full', className)}
    {...svg}
  />
);

/** A layer over a SchoolView for what does not scale with it, such as words. At positions them. */
export const Overlay = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
  >
    {children}
  </svg>
);

type AtProps = { place: SpotId; className?: string; children: ReactNode };

const share = (length: number, of: number) => `${+((length / of) * 100).toFixed(3)}%`;

/**
 * HTML at a place of an Overlay, at any size of the frame; it may be larger than the place. Safari
 * misplaces elements in it that have a position, a transform or an opacity: give these to At.
 */
export function At({ place, className, children }: AtProps) {
  const { x, y, width, height } = boxOf(place);
  return (
    <foreignObject
      x={share(x, school.width)}
      y={share(y, school.height)}
      width={share(width, school.width)}
      height={share(height, school.height)}
      className={cx('overflow-visible', className)}
    >
      {children}
    </foreignObject>
  );
}
