import { LinePath, LineStop } from '@/components/scene/line';
import type { LockState } from '../lock-state';
import { Leaf } from './leaf';
import { OpenRoom } from './open-room';

type DoorIllustrationProps = {
  door: LockState;
  /** The door's index in the hallway; selects the teacher behind it. */
  place: number;
  className?: string;
};

/**
 * The illustration of one door, 142 by 316, according to its status: line, plate, frame and leaf.
 * Decorative; the text below it says the same.
 */
export function DoorIllustration({ door, place, className }: DoorIllustrationProps) {
  const { status } = door;
  return (
    <svg aria-hidden="true" viewBox="0 0 142 316" className={className}>
      <Plate number={door.id} offline={status === 'offline'} />
      <rect x="18" y="109" width="106" height="183" rx="3" fill="var(--dark-raised)" />
      <g transform="translate(25 116)">
        {status !== 'offline' && <OpenRoom place={place} open={status === 'open'} />}
        <Leaf status={status} />
      </g>
      {place % 2 === 0 && (
        <path d="m106 297-10 19" stroke="var(--soil)" strokeWidth="2" fill="none" />
      )}
    </svg>
  );
}

/** The plate hangs from the line; an offline lock has a broken connection above it. */
function Plate({ number, offline }: { number: string; offline: boolean }) {
  return (
    <>
      <rect
        x="47"
        y="72"
        width="48"
        height="27"
        rx="6"
        className={offline ? 'fill-quiet' : 'fill-dark'}
      />
      <text
        x="71"
        y="91.5"
        textAnchor="middle"
        className="fill-on-dark font-display text-[17px] font-semibold"
      >
        {number}
      </text>
      {offline ? (
        <>
          <LineStop x={71} y={34} r={13} hollow="fill-mist" />
          <path
            d="M71 52v2.5m0 6.5v2.5"
            stroke="var(--steel-dark)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <LinePath d="M71 34v38" />
          <LineStop x={71} y={34} r={13} />
        </>
      )}
    </>
  );
}
