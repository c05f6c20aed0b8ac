import type { Crop, Picture } from '@/content/site/types';
import { pictureAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';

/** A part of an illustration, enlarged. Where the crop lies outside the illustration it is empty. */
export function PictureCrop({
  picture,
  crop,
  className,
}: {
  picture: Picture;
  crop: Crop;
  className?: string;
}) {
  const { src, width, height, alt } = picture;
  return (
    <svg
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      width={crop.width}
      height={crop.height}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={cx('h-auto w-full', className)}
    >
      <image href={pictureAddress(src)} width={width} height={height} />
    </svg>
  );
}
