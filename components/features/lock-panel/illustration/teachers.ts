/** The properties of a teacher's figure. */
export type TeacherProps = {
  skin: string;
  top: string;
  legs: string;
  hair: keyof typeof hairs;
  hairColor: string;
  /** reach: a hand on the door; folded: hands together; ready: one hand on the hip. */
  pose: keyof typeof poses;
  /** Scales the figure to the door's units; people differ in height. */
  scale: number;
};

/** Hair shapes taken from the scenes, with the center of the head at 0, -181. */
export const hairs = {
  bun: [
    'M-9-208a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M-16.5-178C-18-198-9-204 0-204c10 0 18 6 16.5 26C13-187 8-191 0-191s-13 4-16.5 13',
  ],
  tail: [
    'M10-200c16-2 20 20 14 50-6-2-4-26-12-36Z',
    'M-16-178c-2-20 7-26 16-26 10 0 18 6 16 26-3-9-8-13-16-13s-13 4-16 13',
  ],
  crop: ['M-15.5-180C-16-197-8-201 0-201c9 0 16 5 15.5 21C12-188 8-191 0-191s-12 3-15.5 11'],
  side: ['M-16-178c-2-22 8-27 18-26 12 1 16 12 14 26-3-8-7-12-16-12s-13 4-16 12'],
  curls: [
    'M-15-170c-13-2-12-22-5-28 2-12 16-16 24-12 12-2 22 10 19 20 5 10-1 20-8 20 1-12-5-20-15-20s-16 8-15 20',
  ],
  long: [
    'M-19-146c-5-44 3-60 19-60s24 16 19 60c-5 4-8-4-7-24-1-14-8-20-16-20-7 4-9 12-9 22 1 18-1 26-6 22',
  ],
  bob: [
    'M-18-162c-4-34 4-44 18-44 15 0 22 10 18 44-4 2-6-2-6-10 0-12-6-18-16-18-6 4-9 8-9 18 0 6 0 12-5 10',
  ],
  scarf: [
    'M-21-150c-5-46 5-57 21-57s26 11 21 57c-11 8-31 8-42 0m9-28c0 14 5 19 12 19s12-5 12-19c-1-10-5-14-12-14s-11 4-12 14',
  ],
} as const;

/** Two arms each, with a sleeve path and the position of the hand. */
export const poses = {
  reach: [
    { sleeve: 'm-22-146-20 10-18-14', hand: [-64, -152] },
    { sleeve: 'm24-146 7 32-2 28', hand: [29, -82] },
  ],
  folded: [
    { sleeve: 'm-24-146-6 30 22 8', hand: [-6, -108] },
    { sleeve: 'm24-146 6 30-20 8', hand: [8, -108] },
  ],
  ready: [
    { sleeve: 'm-24-146-7 32 2 28', hand: [-29, -82] },
    { sleeve: 'm24-146 8 32-22 20', hand: [6, -92] },
  ],
} as const;

/** In order, behind doors 201 to 208. */
export const teachers: TeacherProps[] = [
  {
    skin: 'var(--skin-2)',
    top: 'var(--denim)',
    legs: 'var(--ink)',
    hair: 'side',
    hairColor: 'var(--hair-brown)',
    pose: 'reach',
    scale: 0.52,
  },
  {
    skin: 'var(--skin-4)',
    top: 'var(--sand)',
    legs: 'var(--board-2)',
    hair: 'curls',
    hairColor: 'var(--hair-dark)',
    pose: 'folded',
    scale: 0.49,
  },
  {
    skin: 'var(--skin-2)',
    top: 'var(--leaf-soft)',
    legs: 'var(--ink)',
    hair: 'scarf',
    hairColor: 'var(--board-3)',
    pose: 'reach',
    scale: 0.48,
  },
  {
    skin: 'var(--skin-3)',
    top: 'var(--elm)',
    legs: 'var(--trousers)',
    hair: 'bun',
    hairColor: 'var(--hair-dark)',
    pose: 'reach',
    scale: 0.49,
  },
  {
    skin: 'var(--skin-3)',
    top: 'var(--glass-dark)',
    legs: 'var(--ink)',
    hair: 'bob',
    hairColor: 'var(--hair-dark)',
    pose: 'ready',
    scale: 0.48,
  },
  {
    skin: 'var(--skin-1)',
    top: 'var(--leaf)',
    legs: 'var(--trousers)',
    hair: 'crop',
    hairColor: 'var(--hair-gray)',
    pose: 'folded',
    scale: 0.51,
  },
  {
    skin: 'var(--skin-1)',
    top: 'var(--denim)',
    legs: 'var(--board-2)',
    hair: 'tail',
    hairColor: 'var(--hair-blond)',
    pose: 'folded',
    scale: 0.47,
  },
  {
    skin: 'var(--skin-4)',
    top: 'var(--board-3)',
    legs: 'var(--trousers)',
    hair: 'crop',
    hairColor: 'var(--hair-dark)',
    pose: 'reach',
    scale: 0.52,
  },
];
