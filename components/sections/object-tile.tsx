import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';

type ObjectTileProps = {
  /** The name of its file in content/illustrations, of 480 by 360 units. */
  name: string;
  className?: string;
};

/** A thing, drawn without a room around it, in the middle of a tile; beside words that name it. */
export const ObjectTile = ({ name, className }: ObjectTileProps) => (
  <div
    className={cx(
      'flex justify-center overflow-clip rounded-chip bg-ground-alt shadow-frame print:hidden',
      className,
    )}
  >
    <Picture
      picture={{ src: `/media/${name}.svg`, width: 480, height: 360, alt: '' }}
      className="max-h-full max-w-44"
    />
  </div>
);
