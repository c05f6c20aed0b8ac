import { storyPicture } from '@/components/lib/picture-address';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/site/types';
import { storyPart } from '@/content/scene/focus';
import { pictureLine } from '@/content/scene/measures';
import { viewBoxOf } from './geometry';
import { LineCrossing } from './line';

type LinedPictureProps = {
  picture: PictureContent;
  corners?: string;
  /** Beside words as high as `className` says, without its foot; over them without its top and foot. */
  isLow?: boolean;
  className?: string;
};

/** The first image of a page. Its line continues to the edges of the page; the section clips it there. */
export function LinedPicture({
  picture,
  corners = cx('rounded-panel'),
  isLow,
  className,
}: LinedPictureProps) {
  return (
    <div className={cx('relative', className)}>
      <Picture
        picture={picture}
        eager
        className={cx(
          'shadow-frame in-[.on-dark]:shadow-none',
          corners,
          isLow &&
            'low-picture beside:absolute beside:inset-0 beside:h-full beside:object-cover beside:object-top',
        )}
      />
      {/* As high as the whole picture, also beside a low one, and over its edge. */}
      <div
        className={cx(
          'pointer-events-none absolute inset-x-0 top-0 aspect-4/3',
          isLow && 'around-low-picture beside:mt-0',
        )}
      >
        {/* Each begins inside the picture, whose corners are round. */}
        <LineCrossing className="right-[calc(100%-0.5rem)] w-screen" />
        <LineCrossing className="left-[calc(100%-0.5rem)] w-screen" />
      </div>
    </div>
  );
}

type StoryPictureProps = {
  /** The illustration of the product's hero. */
  hero: PictureContent;
  /** The first and the last node of the story's illustration, in its units. */
  line: readonly [number, number];
  /** Whether a desktop leads the line in from the right, not from the left. */
  isFromRight: boolean;
  className: string;
};

/** Of an illustration's nodes, in its units; less than drawn, so that the line reaches them. */
const nodeRadius = 12;

/**
 * The illustration of the end of a product's story, and the line to it from the line in the margin; on a tablet
 * it goes on to a node at the right. Where a desktop leads it in from the right, it comes from the page's edge,
 * from 1240 px from the middle of the margin. Where large text makes the container narrow, there is no line.
 */
export function StoryPicture({
  hero,
  line: [first, last],
  isFromRight,
  className,
}: StoryPictureProps) {
  const { width, height } = storyPart;
  return (
    <div
      className={cx('relative max-md:ml-10 @max-line:ml-0 @max-line:*:data-line:hidden', className)}
    >
      <svg
        aria-hidden="true"
        data-line="crossing"
        viewBox={viewBoxOf(storyPart)}
        overflow="visible"
        className={cx(
          'inset-0 size-full stroke-line max-md:[clip-path:inset(0_0_0_calc(var(--line-end)-2.5rem))]',
          'md:[clip-path:inset(0_calc(-1*(theme(spacing.grid)+var(--line-end)))_0_calc(var(--margin)/-2))]',
          isFromRight &&
            'desktop:[clip-path:none] roomy:[clip-path:inset(0_calc(var(--margin)/-2))]',
        )}
        strokeWidth={pictureLine.width}
      >
        <path
          d={`M${first - nodeRadius} ${pictureLine.y}H-4000`}
          className={cx(isFromRight && 'desktop:hidden')}
        />
        <path
          d={`M${last + nodeRadius} ${pictureLine.y}H4000`}
          className={cx('max-md:hidden', !isFromRight && 'desktop:hidden')}
        />
      </svg>
      <Picture
        picture={{ src: storyPicture(hero.src), width, height, alt: '' }}
        className="rounded-panel shadow-frame in-[.on-dark]:shadow-none"
      />
    </div>
  );
}
