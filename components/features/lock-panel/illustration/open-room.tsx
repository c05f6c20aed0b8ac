import { Figure, type FigureProps } from '@/components/scene/story/figure';

/**
 * The room behind an open door, 92 by 176, and its teacher, who is rendered only while it is open.
 */
export function OpenRoom({ place, open }: { place: number; open: boolean }) {
  const teacher = teachers[place % teachers.length];
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
      {open && teacher && <Figure x={59} y={171.5} {...teacher} />}
    </>
  );
}

type Teacher = Omit<FigureProps, 'x' | 'y'>;

/** A teacher with the hands together, on the hip or, facing left, on the door. */
const teacher = (
  arms: 'held' | 'hip' | 'reaching',
  size: number,
  hair: Teacher['hair'],
  [skin, hairColor, top, legs]: readonly [string, string, string, string],
): Teacher => ({
  facing: arms === 'reaching' ? 'left' : 'right',
  arms,
  size,
  hair,
  colors: { skin, hair: hairColor, top, legs },
});

/** Behind the doors, left to right; further doors begin again. Colors: skin, hair, top, legs. */
const teachers: readonly Teacher[] = [
  teacher('reaching', 0.52, 'short', ['skin-2', 'hair-brown', 'denim', 'ink']),
  teacher('held', 0.49, 'curls', ['skin-4', 'hair-dark', 'warm', 'dark-raised']),
  teacher('reaching', 0.48, 'scarf', ['skin-2', 'dark-line', 'leaf-soft', 'ink']),
  teacher('reaching', 0.49, 'bun', ['skin-3', 'hair-dark', 'good', 'trousers']),
  teacher('hip', 0.48, 'bob', ['skin-3', 'hair-dark', 'sky-dark', 'ink']),
  teacher('held', 0.51, 'crop', ['skin-1', 'hair-gray', 'leaf', 'trousers']),
  teacher('held', 0.47, 'tail', ['skin-1', 'hair-blond', 'denim', 'dark-raised']),
  teacher('reaching', 0.52, 'crop', ['skin-4', 'hair-dark', 'dark-line', 'trousers']),
];
