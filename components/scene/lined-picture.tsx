import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import { PictureCrop } from '@/components/ui/picture-crop';
import type { Crop, Picture as PictureContent } from '@/content/site/types';
import { LineCrossing } from './line';

type LinedPictureProps = {
  picture: PictureContent;
  /** Which corners are rounded; all by default. */
  corners?: string;
  className?: string;
};

/**
 * The first image of a page, whose yellow line continues to the left and right edges of the page. The section around
 * it must clip the overflow (`overflow-x-clip`).
 */
export function LinedPicture({ picture, corners = 'rounded-panel', className }: LinedPictureProps) {
  return (
    <div className={cx('relative', className)}>
      <LineCrossing className="right-full w-screen" />
      <LineCrossing className="left-full w-screen" />
      <Picture picture={picture} eager className={corners} />
    </div>
  );
}

type LinedCropProps = {
  picture: PictureContent;
  crop: Crop;
  /** The side of the page that the line leads to. */
  to: 'left' | 'right';
  className?: string;
};

/** A part of an illustration, whose line continues to one edge of the page if the part shows it. */
export function LinedCrop({ picture, crop, to, className }: LinedCropProps) {
  const { x, y, width, height } = crop;
  return (
    <div className={cx('relative', className)}>
      {y <= 92 && (
        <svg
          aria-hidden="true"
          data-line="crossing"
          viewBox={`${x} ${y} ${width} ${height}`}
          overflow="visible"
          className="inset-0 size-full"
        >
          <path
            d={to === 'right' ? `M${x + width} 96h4000` : `M${x} 96h-4000`}
            className="stroke-line"
            strokeWidth="8"
          />
        </svg>
      )}
      <PictureCrop picture={picture} crop={crop} className="rounded-panel shadow-frame" />
    </div>
  );
}
