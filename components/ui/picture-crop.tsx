import type { CroppedPicture } from '@/content/types';
import { fileAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';

/** A part of an illustration, enlarged. Where the crop lies outside the illustration it is empty. */
export function PictureCrop({
  picture,
  className,
}: {
  picture: CroppedPicture;
  className?: string;
}) {
  const { src, width, height, alt, crop } = picture;
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
      <image href={fileAddress(src)} width={width} height={height} />
    </svg>
  );
}
