import { cx } from '@/components/lib/cx';
import { pictureAddress } from '@/components/lib/picture-address';
import type { LockDoor } from '@/content/lock-panel/lock-panel';

type DoorDrawingProps = Pick<LockDoor, 'id' | 'status'>;

/**
 * A door of the hallway with its line, node and plate, in layers, because its leaf closes in 240 ms. The leaf
 * is hinged at the left; a tick shows that its lock has answered.
 */
export const DoorDrawing = ({ id, status }: DoorDrawingProps) => (
  <div aria-hidden="true" className="relative h-[clamp(8rem,26vh,19.75rem)] bg-mist max-md:hidden">
    {status === 'offline' ? (
      <Layer name="offline" />
    ) : (
      <>
        <Layer name="open" />
        <div
          className={cx(
            'absolute left-1/2 aspect-92/316 h-full origin-left -translate-x-1/2 transition-transform duration-leaf',
            status === 'open' && 'scale-x-26',
          )}
        >
          <Layer name="leaf" />
          {status === 'secured' && <Layer name="secured" />}
        </div>
      </>
    )}
    <svg viewBox="0 0 142 316" className="absolute size-full">
      <text
        x="71"
        y="91.5"
        textAnchor="middle"
        className="fill-on-dark font-display text-[17px] font-semibold"
      >
        {id}
      </text>
    </svg>
  </div>
);

const Layer = ({ name }: { name: string }) => (
  <img src={pictureAddress(`/media/hallway-${name}.svg`)} alt="" className="absolute size-full" />
);
