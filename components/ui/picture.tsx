import type { Picture as PictureContent } from '@/content/site/types';
import { pictureAddress } from '@/components/lib/picture-address';
import { atLeast } from '@/components/lib/media';
import { cx } from '@/components/lib/cx';

type PictureProps = {
  picture: PictureContent;
  /** For the first image a visitor sees: loads at once, before the others. */
  eager?: boolean;
  className?: string;
};

/** An illustration at its own proportions; loads when it is near the window, unless `eager`. */
export function Picture({ picture, eager = false, className }: PictureProps) {
  const { src, small, width, height, alt } = picture;
  return (
    <img
      src={pictureAddress(src)}
      srcSet={small && `${pictureAddress(small)} 480w, ${pictureAddress(src)} 960w`}
      // So small that every screen of a phone chooses the small one.
      sizes={small && `${atLeast('md')} 960px, 130px`}
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
