import { cx } from '@/components/lib/cx';
import { LinePath, LineStop } from '@/components/scene/line';
import type { DoorStatus } from '@/content/lock-panel/lock-panel';
import type { LockState } from '../lock-state';
import { OpenRoom } from './open-room';

type DoorIllustrationProps = {
  door: LockState;
  /** The door's index in the hallway; selects the teacher behind it. */
  place: number;
};

/**
 * The illustration of one door, 142 by 316, according to its status: line, plate, frame and leaf.
 * Decorative; the text below it says the same.
 */
export function DoorIllustration({ door, place }: DoorIllustrationProps) {
  const { status } = door;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 142 316"
      className="relative mx-auto hidden h-(--hallway) w-full @medium:block"
    >
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

/**
 * The door leaf, 92 by 176, hinged at the left; it closes in 240 ms. Gray when the status is
 * unknown, with a ring and a check mark when the lock has confirmed that it is secured.
 */
function Leaf({ status }: { status: DoorStatus }) {
  const open = status === 'open';
  const gray = status === 'offline';
  const grain = gray ? 'var(--grain-off)' : 'var(--wood-grain)';
  return (
    <>
      <g
        className={cx(
          'origin-left transition-transform duration-leaf [transform-box:fill-box]',
          open && 'scale-x-[0.26]',
        )}
      >
        <rect width="92" height="176" fill={gray ? 'var(--wood-off)' : 'var(--wood)'} />
        <path d="M20 3v147M46 3v147M72 3v147" stroke={grain} strokeWidth="2" />
        <rect width="92" height="26" y="150" fill={gray ? 'var(--steel-off)' : 'var(--steel)'} />
        <rect width="28" height="64" x="16" y="24" rx="1.5" fill="var(--ink)" />
        <rect width="20" height="56" x="20" y="28" fill={gray ? 'var(--sky-off)' : 'var(--sky)'} />
        {!gray && <path d="m20 75 20-30v22L24 84h-4Z" fill="#fff" opacity=".6" />}
        <Lock gray={gray} />
      </g>
      <FoldedLeaf open={open} />
    </>
  );
}

function Lock({ gray }: { gray: boolean }) {
  return (
    <>
      <rect width="24" height="56" x="60" y="76" rx="8" fill="var(--ink)" />
      <circle
        cx="72"
        cy="90"
        r="6.5"
        fill="none"
        stroke={gray ? 'var(--steel-dark)' : 'var(--leaf)'}
        strokeWidth="3"
      />
      {!gray && (
        <path
          d="m69 90 2.2 2.2 4-4.4"
          fill="none"
          stroke="var(--chalk)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <rect
        width="24"
        height="8"
        x="48"
        y="107"
        rx="4"
        fill={gray ? 'var(--steel-mid)' : 'var(--steel)'}
      />
      <circle cx="72" cy="111" r="6" fill="var(--steel-mid)" />
    </>
  );
}

/**
 * The open leaf seen from its edge. It appears after the swing, and disappears immediately on
 * closing.
 */
function FoldedLeaf({ open }: { open: boolean }) {
  return (
    <g className={open ? 'opacity-100 transition-opacity delay-200 duration-quick' : 'opacity-0'}>
      <rect width="24" height="176" fill="var(--wood-dark)" />
      <rect width="8" height="60" x="8" y="26" fill="var(--sky-dark)" />
      <rect width="7" height="26" x="15" y="98" rx="2.5" fill="var(--ink)" />
      <circle cx="18.5" cy="105" r="2" className="fill-accent" />
    </g>
  );
}
