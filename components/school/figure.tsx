/** The center of the head is at 0, -181. */
const hairs = {
  short: 'M-16-178c-2-22 8-27 18-26 12 1 16 12 14 26-3-8-7-12-16-12s-13 4-16 12',
  bun: 'M-16.5-178C-18-198-9-204 0-204c10 0 18 6 16.5 26C13-187 8-191 0-191s-13 4-16.5 13M-9-208a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  long: 'M-19-146c-5-44 3-60 19-60s24 16 19 60c-5 4-8-4-7-24-1-14-8-20-16-20-7 4-9 12-9 22 1 18-1 26-6 22',
  bob: 'M-18-162c-4-34 4-44 18-44 15 0 22 10 18 44-4 2-6-2-6-10 0-12-6-18-16-18-6 4-9 8-9 18 0 6 0 12-5 10',
  tail: 'M10-200c16-2 20 20 14 50-6-2-4-26-12-36ZM-16-178c-2-20 7-26 16-26 10 0 18 6 16 26-3-9-8-13-16-13s-13 4-16 13',
  crop: 'M-15.5-180C-16-197-8-201 0-201c9 0 16 5 15.5 21C12-188 8-191 0-191s-12 3-15.5 11',
  curls:
    'M-15-170c-13-2-12-22-5-28 2-12 16-16 24-12 12-2 22 10 19 20 5 10-1 20-8 20 1-12-5-20-15-20s-16 8-15 20',
  scarf:
    'M-21-150c-5-46 5-57 21-57s26 11 21 57c-11 8-31 8-42 0m9-28c0 14 5 19 12 19s12-5 12-19c-1-10-5-14-12-14s-11 4-12 14',
  cap: 'M-17-182q-1-22 17-23 18 1 17 23l-3 3h-28ZM19-184h8q3 0 3 4h-14Z',
};

const poses = {
  standing: {
    legs: 'm-11-88-1 80M11-88l1 80',
    shoes: 'M-25 0v-7q0-5 6-5h7Q-2-11-1 0zM3 0v-7q0-5 6-5h7q10 1 11 12z',
  },
  walking: {
    legs: 'm-6-88-10 40-14 38M6-88l11 38 7 42',
    shoes: 'M-37 0v-7q0-5 6-5h7q10 1 11 12zM17 0v-7q0-5 6-5h7q10 1 11 12z',
  },
  sitting: {
    legs: 'm-6-84 36 4 2 72M4-80l34 4 2 68',
    shoes: 'M25 0v-7q0-5 6-5h7q10 1 11 12zM34 0v-7q0-5 6-5h7q10 1 11 12z',
  },
};

const arms = {
  down: { sleeves: 'm-24-146-7 32 2 28M24-146l7 32-2 28', hands: [-29, -82, 29, -82] },
  held: { sleeves: 'm-24-146-6 30 22 8M24-146l6 30-20 8', hands: [-4, -108, 8, -108] },
  lap: { sleeves: 'm-18-142 4 30 34 8M20-142l6 28 10 14', hands: [24, -103, 39, -98] },
  hip: { sleeves: 'm-24-146-7 32 2 28M24-146l8 32-22 20', hands: [-29, -82, 6, -92] },
  reaching: { sleeves: 'm-24-146-7 32 2 28M22-146l20 24 18 10', hands: [-29, -82, 66, -110] },
};

export type FigureProps = {
  /** The position of the feet, in the scene's units. */
  x: number;
  y: number;
  /** Scene units per unit of the figure, about .33. */
  size: number;
  facing?: 'left' | 'right';
  pose?: keyof typeof poses;
  arms: keyof typeof arms;
  hair: keyof typeof hairs;
  /** Names of colors of the palette; shoes are ink unless they are given. */
  colors: { skin: string; hair: string; top: string; legs: string; shoes?: string };
  /** Adds a staff badge. */
  badge?: boolean;
  /** Objects in the hands, in the figure's units. */
  children?: React.ReactNode;
};

/**
 * A person, in the walkthrough and behind the doors of the lock panel, in the style of the home scene.
 * Its `<svg>` has the class `picture-colors`.
 */
export function Figure({ x, y, size, facing = 'right', hair, colors, ...rest }: FigureProps) {
  const { legs, shoes } = poses[rest.pose ?? 'standing'];
  const { sleeves, hands } = arms[rest.arms];
  const [skin, top] = [`var(--${colors.skin})`, `var(--${colors.top})`];
  const hairColor = `var(--${colors.hair})`;
  const across = facing === 'left' ? -size : size;
  return (
    <g transform={`matrix(${across} 0 0 ${size} ${x} ${y})`} fill="none" strokeLinejoin="round">
      <path d={legs} stroke={`var(--${colors.legs})`} strokeWidth="20" />
      <path d={shoes} fill={`var(--${colors.shoes ?? 'ink'})`} />
      <rect
        x="-7"
        y="-170"
        width="14"
        height="20"
        rx="6"
        fill={hair === 'scarf' ? hairColor : skin}
      />
      <path d="M-29-140q1-18 19-19h20q18 1 19 19l-6 56q-23 5-46 0Z" fill={top} />
      {rest.badge && (
        <>
          <path d="m-8-158 8 30 8-30" stroke="var(--steel)" strokeWidth="2.5" />
          <rect x="-7" y="-128" width="14" height="18" rx="3" fill="#fff" />
        </>
      )}
      <ellipse cy="-181" rx="15" ry="18" fill={skin} />
      <path d={hairs[hair]} fill={hairColor} fillRule={hair === 'scarf' ? 'evenodd' : undefined} />
      <path d={sleeves} stroke={top} strokeWidth="14" strokeLinecap="round" />
      <circle cx={hands[0]} cy={hands[1]} r="7" fill={skin} />
      <circle cx={hands[2]} cy={hands[3]} r="7" fill={skin} />
      {rest.children}
    </g>
  );
}
