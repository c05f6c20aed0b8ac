import type { FigureProps } from '@/components/scene/story/figure';

type Teacher = Omit<FigureProps, 'x' | 'y'>;

/** A teacher with the hands together, on the hip or, facing left, on the door. */
const teacher = (
  arms: 'held' | 'hip' | 'reaching',
  size: number,
  hair: Teacher['hair'],
  [skin, hairColor, top, legs]: readonly [string, string, string, string],
): Teacher => ({
  pose: 'standing',
  facing: arms === 'reaching' ? 'left' : 'right',
  arms,
  size,
  hair,
  colors: { skin, hair: hairColor, top, legs },
});

/** Behind the doors, left to right; further doors begin again. Colors: skin, hair, top, legs. */
export const teachers: readonly Teacher[] = [
  teacher('reaching', 0.52, 'short', ['skin-2', 'hair-brown', 'denim', 'ink']),
  teacher('held', 0.49, 'curls', ['skin-4', 'hair-dark', 'warm', 'dark-raised']),
  teacher('reaching', 0.48, 'scarf', ['skin-2', 'dark-line', 'leaf-soft', 'ink']),
  teacher('reaching', 0.49, 'bun', ['skin-3', 'hair-dark', 'good', 'trousers']),
  teacher('hip', 0.48, 'bob', ['skin-3', 'hair-dark', 'sky-dark', 'ink']),
  teacher('held', 0.51, 'crop', ['skin-1', 'hair-gray', 'leaf', 'trousers']),
  teacher('held', 0.47, 'tail', ['skin-1', 'hair-blond', 'denim', 'dark-raised']),
  teacher('reaching', 0.52, 'crop', ['skin-4', 'hair-dark', 'dark-line', 'trousers']),
];
