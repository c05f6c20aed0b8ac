import type { Door } from '../lock-state';
import { Leaf } from './leaf';
import { OpenRoom } from './open-room';
import { paints } from './paints';

type DoorDrawingProps = {
  door: Door;
  /** Its place in the corridor, from 0; says who teaches behind it. */
  place: number;
  className?: string;
};

/**
 * One column of the corridor, 142 by 316, drawn from the door's status: node and drop of the line,
 * plate, frame and leaf. Decorative; the words beneath say the same.
 */
export function DoorDrawing({ door, place, className }: DoorDrawingProps) {
  const { status } = door;
  return (
    <svg aria-hidden="true" viewBox="0 0 142 316" className={className}>
      <Plate number={door.id} offline={status === 'offline'} />
      <rect x="18" y="109" width="106" height="183" rx="3" fill={paints.frame} />
      <g transform="translate(25 116)">
        {status !== 'offline' && <OpenRoom place={place} open={status === 'open'} />}
        <Leaf status={status} />
      </g>
      {place % 2 === 0 && (
        <path d="m106 297-10 19" stroke={paints.skirting} strokeWidth="2" fill="none" />
      )}
    </svg>
  );
}

/** The plate hangs from the line; a lock that does not answer has its drop broken off above it. */
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
          <circle cx="71" cy="34" r="10" className="fill-mist stroke-line" strokeWidth="6" />
          <path
            d="M71 52v2.5m0 6.5v2.5"
            stroke={paints.greyLine}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <path d="M71 44v28" className="stroke-line" strokeWidth="6" strokeLinecap="round" />
          <circle cx="71" cy="34" r="13" className="fill-line" />
          <circle cx="71" cy="34" r="5" className="fill-strong" />
        </>
      )}
    </>
  );
}
