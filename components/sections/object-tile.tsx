import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';

type ObjectTileProps = {
  /** The name of its file in content/illustrations, of 480 by 360 units. */
  name: string;
  className?: string;
};

/**
 * The illustration of a thing, without a room around it, beside words that name it. A tile wider than 4 by 3
 * also shows what is drawn beyond both sides of the 480 units.
 */
export const ObjectTile = ({ name, className }: ObjectTileProps) => (
  <div
    className={cx(
      'overflow-clip rounded-chip bg-ground-alt shadow-frame *:h-full in-[.bg-ground-alt]:bg-mist print:hidden',
      className,
    )}
  >
    <Picture picture={{ src: `/media/${name}.svg`, width: 480, height: 360, alt: '' }} />
  </div>
);
