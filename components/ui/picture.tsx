import type { Picture as PictureContent } from '@/content/types';
import { fileAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';

type PictureProps = {
  picture: PictureContent;
  /** The first picture a visitor sees: fetched at once, before the others. */
  eager?: boolean;
  className?: string;
};

/** A drawn scene at its own proportions, fetched when it comes near unless it is `eager`. */
export function Picture({ picture, eager = false, className }: PictureProps) {
  const { src, width, height, alt } = picture;
  return (
    <img
      src={fileAddress(src)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' })}
      className={cx('h-auto w-full', className)}
    />
  );
}
