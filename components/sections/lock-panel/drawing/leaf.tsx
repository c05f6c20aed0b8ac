import { cx } from '@/components/lib/cx';
import type { DoorStatus } from '@/content/lock-panel';
import { paints } from './paints';

/**
 * The leaf in its opening, 92 by 176, hinged at the left: it closes in 240 ms. Grey and dark where
 * nobody knows; a ring and tick where the lock has answered that it is secured.
 */
export function Leaf({ status }: { status: DoorStatus }) {
  const open = status === 'open';
  const grey = status === 'offline';
  const grain = grey ? paints.greyGrain : paints.woodGrain;
  return (
    <>
      <g
        className={cx(
          'origin-left transition-transform duration-leaf [transform-box:fill-box]',
          open && 'scale-x-[0.26]',
        )}
      >
        <rect width="92" height="176" fill={grey ? paints.greyWood : paints.wood} />
        <path d="M20 3v147M46 3v147M72 3v147" stroke={grain} strokeWidth="2" />
        <rect width="92" height="26" y="150" fill={grey ? paints.greySteel : paints.steel} />
        <rect width="28" height="64" x="16" y="24" rx="1.5" fill={paints.lock} />
        <rect width="20" height="56" x="20" y="28" fill={grey ? paints.greyGlass : paints.glass} />
        {!grey && <path d="m20 75 20-30v22L24 84h-4Z" fill="#fff" opacity=".6" />}
        <Lock grey={grey} />
      </g>
      <FoldedLeaf open={open} />
    </>
  );
}

function Lock({ grey }: { grey: boolean }) {
  return (
    <>
      <rect width="24" height="56" x="60" y="76" rx="8" fill={paints.lock} />
      <circle
        cx="72"
        cy="90"
        r="6.5"
        fill="none"
        stroke={grey ? paints.greyLine : paints.well}
        strokeWidth="3"
      />
      {!grey && (
        <path
          d="m69 90 2.2 2.2 4-4.4"
          fill="none"
          stroke={paints.chalkWhite}
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
        fill={grey ? paints.steelShade : paints.steel}
      />
      <circle cx="72" cy="111" r="6" fill={paints.steelShade} />
    </>
  );
}

/** The leaf seen on edge. It waits for the swing, and goes at once when the door closes. */
function FoldedLeaf({ open }: { open: boolean }) {
  return (
    <g className={open ? 'opacity-100 transition-opacity delay-200 duration-quick' : 'opacity-0'}>
      <rect width="24" height="176" fill={paints.woodShade} />
      <rect width="8" height="60" x="8" y="26" fill={paints.glassShade} />
      <rect width="7" height="26" x="15" y="98" rx="2.5" fill={paints.lock} />
      <circle cx="18.5" cy="105" r="2" className="fill-line" />
    </g>
  );
}
