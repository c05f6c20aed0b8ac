import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/site/types';

type LinedPictureProps = {
  picture: PictureContent;
  /** Loads the image eagerly; for the first image of a page. */
  eager?: boolean;
  /** Which corners are rounded; all by default. */
  corners?: string;
  className?: string;
};

/** As high as the image, so that the line inside and outside it are at the same height. */
const bar = 'pointer-events-none absolute inset-y-0 w-screen bg-crossing';

/**
 * An image whose yellow line continues to the left and right edges of the page. The section around
 * it must clip the overflow (`overflow-x-clip`).
 */
export function LinedPicture({
  picture,
  eager,
  corners = 'rounded-panel',
  className,
}: LinedPictureProps) {
  return (
    <div className={cx('relative', className)}>
      <span aria-hidden="true" className={cx(bar, 'right-full')} />
      <span aria-hidden="true" className={cx(bar, 'left-full')} />
      <Picture picture={picture} eager={eager} className={corners} />
    </div>
  );
}
