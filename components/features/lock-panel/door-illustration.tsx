import { cx } from '@/components/lib/cx';
import { Drawing } from '@/components/school/frame';
import { LinePath, LineStop } from '@/components/school/svg-line';
import { Figure, type FigureProps } from '@/components/school/figure';
import { door as measures } from '@/content/school/measures';
import type { LockState } from './lock-state';

/** The colors of a door whose status is unknown. */
const gray = cx(
  '[--dark:var(--ink-3)] [--leaf:var(--steel-dark)] [--sky:var(--sky-off)] [--steel:var(--steel-off)] [--wood-grain:var(--grain-off)] [--wood:var(--wood-off)]',
);

const { line, middle, leaf } = measures;

/**
 * The illustration of one door according to its status: line, plate, frame and leaf. Its place in the
 * hallway selects the teacher behind it. The text below it says the same.
 */
export function DoorIllustration({ door, place }: { door: LockState; place: number }) {
  const { id, status } = door;
  const isOnline = status !== 'offline';
  return (
    <>
      <Hallway />
      <div className="relative hidden h-(--hallway) @medium/panel:block">
        <Drawing size={measures} className={cx('picture-colors', !isOnline && gray)}>
          <rect x="47" y="72" width="48" height="27" rx="6" fill="var(--dark)" />
          <text
            x={middle}
            y="91.5"
            textAnchor="middle"
            className="fill-on-dark font-display text-[17px] font-semibold"
          >
            {id}
          </text>
          {/* The plate of an offline lock has a broken connection. */}
          <LinePath d={isOnline ? `M${middle} ${line}V72` : `M${middle} ${line + 19}v3m0 6v3`} />
          <LineStop x={middle} y={line} r={13} hollow={isOnline ? undefined : cx('fill-mist')} />
          <rect x="18" y="109" width="106" height="183" rx="3" fill="var(--dark-raised)" />
          <svg {...leaf}>
            {isOnline && <Room place={place} isOpen={status === 'open'} />}
            <Leaf status={status} />
          </svg>
          <path d="m106 297-10 19" stroke="var(--soil)" strokeWidth="2" />
        </Drawing>
      </div>
    </>
  );
}

/** The wall behind a door and beyond its column, below all doors, with the yellow line across it. */
const Hallway = () => (
  <div className="absolute top-0 -left-8.5 -z-1 hidden h-(--hallway) w-[calc(100%+4.25rem)] bg-mist @medium/panel:block">
    <Drawing
      size={{ ...measures, width: 100 }}
      preserveAspectRatio="none"
      className="picture-colors"
    >
      <rect width="100" height="12" fill="var(--leaf-pale)" />
      <LinePath d={`M0 ${line}h100`} />
      <rect width="100" height="6" y="256" fill="var(--leaf-pale)" />
      <rect width="100" height="5" y="292" fill="var(--soil)" />
      <rect width="100" height="19" y="297" fill="var(--floor)" />
    </Drawing>
  </div>
);

/**
 * The door leaf, hinged at the left; it closes in 240 ms. A check mark shows that the lock
 * has confirmed that it is secured.
 */
function Leaf({ status }: Pick<LockState, 'status'>) {
  return (
    <g
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(
        'origin-left transition-transform duration-leaf [transform-box:fill-box]',
        status === 'open' && 'scale-x-[0.26] [--sky:var(--sky-dark)] [--wood:var(--wood-dark)]',
      )}
    >
      <rect width="92" height="176" fill="var(--wood)" />
      <path d="M20 3v147M46 3v147M72 3v147" stroke="var(--wood-grain)" strokeWidth="2" />
      <rect width="92" height="26" y="150" fill="var(--steel)" />
      <rect width="28" height="64" x="16" y="24" rx="1.5" fill="var(--ink)" />
      <rect width="20" height="56" x="20" y="28" fill="var(--sky)" />
      {status === 'secured' && <path d="m20 75 20-30v22L24 84h-4Z" fill="#fff" opacity=".6" />}
      <rect width="24" height="56" x="60" y="76" rx="8" fill="var(--ink)" />
      <circle cx="72" cy="90" r="6.5" fill="none" stroke="var(--leaf)" strokeWidth="3" />
      {status === 'secured' && (
        <path d="m69 90 2.2 2.2 4-4.4" fill="none" stroke="var(--chalk)" strokeWidth="2" />
      )}
      <rect width="24" height="8" x="48" y="107" rx="4" fill="var(--steel)" />
      <circle cx="72" cy="111" r="6" fill="var(--steel-mid)" />
    </g>
  );
}

type RoomProps = { place: number; isOpen: boolean };

/** The room behind a door, and its teacher while it is open, who reaches for the door to the left. */
function Room({ place, isOpen }: RoomProps) {
  const [arms, size, hair, skin, hairColor, top, legs] = teachers[place % teachers.length]!;
  return (
    <>
      <rect width="92" height="176" fill="var(--plaster)" />
      <rect width="92" height="22" y="154" fill="var(--wood)" />
      <rect width="46" height="32" x="40" y="22" rx="1.5" fill="var(--dark-raised)" />
      <path
        d="M46 33.5h22m-22 10h30"
        stroke="var(--chalk-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {isOpen && (
        <Figure
          x={59}
          y={171.5}
          facing={arms === 'reaching' ? 'left' : 'right'}
          arms={arms}
          size={size}
          hair={hair}
          colors={{ skin, hair: hairColor, top, legs }}
        />
      )}
    </>
  );
}

/** Arms, size, hair, and the colors of skin, hair, top and legs. */
type Teacher = [FigureProps['arms'], number, FigureProps['hair'], string, string, string, string];

/** Behind the doors, left to right; further doors begin again. */
const teachers: readonly Teacher[] = [
  ['reaching', 0.52, 'short', 'skin-2', 'hair-brown', 'denim', 'ink'],
  ['held', 0.49, 'curls', 'skin-4', 'hair-dark', 'warm', 'dark-raised'],
  ['reaching', 0.48, 'scarf', 'skin-2', 'dark-line', 'leaf-soft', 'ink'],
  ['reaching', 0.49, 'bun', 'skin-3', 'hair-dark', 'good', 'trousers'],
  ['hip', 0.48, 'bob', 'skin-3', 'hair-dark', 'sky-dark', 'ink'],
  ['held', 0.51, 'crop', 'skin-1', 'hair-gray', 'leaf', 'trousers'],
  ['held', 0.47, 'tail', 'skin-1', 'hair-blond', 'denim', 'dark-raised'],
  ['reaching', 0.52, 'crop', 'skin-4', 'hair-dark', 'dark-line', 'trousers'],
];
