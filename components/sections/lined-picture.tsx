import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/types';

type LinedPictureProps = {
  picture: PictureContent;
  /** For the first picture a visitor sees. */
  eager?: boolean;
  /** Rounds the picture's corners: all of them unless it bleeds out of the page. */
  corners?: string;
  className?: string;
};

/** As high as the picture, so that both lines are drawn at the same place. */
const bar = 'pointer-events-none absolute inset-y-0 w-screen bg-crossing';

/**
 * A scene joined to the page: the line that runs through it goes on, to its left and right, to the
 * page's edges. The section around it must clip what runs over (`overflow-x-clip`).
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
