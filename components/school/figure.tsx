/** The center of the head is at 0, -181. */
const hairs = {
  short: 'M-16-178c-2-22 8-27 18-26 12 1 16 12 14 26-3-8-7-12-16-12s-13 4-16 12',
  bun: 'M-16.5-178C-18-198-9-204 0-204c10 0 18 6 16.5 26C13-187 8-191 0-191s-13 4-16.5 13M-9-208a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  bob: 'M-18-162c-4-34 4-44 18-44 15 0 22 10 18 44-4 2-6-2-6-10 0-12-6-18-16-18-6 4-9 8-9 18 0 6 0 12-5 10',
  tail: 'M10-200c16-2 20 20 14 50-6-2-4-26-12-36ZM-16-178c-2-20 7-26 16-26 10 0 18 6 16 26-3-9-8-13-16-13s-13 4-16 13',
  crop: 'M-15.5-180C-16-197-8-201 0-201c9 0 16 5 15.5 21C12-188 8-191 0-191s-12 3-15.5 11',
  curls:
    'M-15-170c-13-2-12-22-5-28 2-12 16-16 24-12 12-2 22 10 19 20 5 10-1 20-8 20 1-12-5-20-15-20s-16 8-15 20',
  scarf:
    'M-21-150c-5-46 5-57 21-57s26 11 21 57c-11 8-31 8-42 0m9-28c0 14 5 19 12 19s12-5 12-19c-1-10-5-14-12-14s-11 4-12 14',
};

const arms = {
  held: { sleeves: 'm-24-146-6 30 22 8M24-146l6 30-20 8', hands: [-4, -108, 8, -108] },
  hip: { sleeves: 'm-24-146-7 32 2 28M24-146l8 32-22 20', hands: [-29, -82, 6, -92] },
  reaching: { sleeves: 'm-24-146-7 32 2 28M22-146l20 24 18 10', hands: [-29, -82, 66, -110] },
};

export type FigureProps = {
  /** The position of the feet, in the scene's units. */
  x: number;
  y: number;
  /** Scene units per unit of the figure, about .33. */
  size: number;
  facing: 'left' | 'right';
  arms: keyof typeof arms;
  hair: keyof typeof hairs;
  /** Names of colors of the palette. */
  colors: { skin: string; hair: string; top: string; legs: string };
};

/**
 * A person behind a door of the lock panel, in the style of the home scene. Its `<svg>` has the class
 * `picture-colors`.
 */
export function Figure({ x, y, size, facing, arms: pose, hair, colors }: FigureProps) {
  const { sleeves, hands } = arms[pose];
  const [skin, top] = [`var(--${colors.skin})`, `var(--${colors.top})`];
  const hairColor = `var(--${colors.hair})`;
  const across = facing === 'left' ? -size : size;
  return (
    <g transform={`matrix(${across} 0 0 ${size} ${x} ${y})`} fill="none" strokeLinejoin="round">
      <path d="m-11-88-1 80M11-88l1 80" stroke={`var(--${colors.legs})`} strokeWidth="20" />
      <path d="M-25 0v-7q0-5 6-5h7Q-2-11-1 0zM3 0v-7q0-5 6-5h7q10 1 11 12z" fill="var(--ink)" />
      <rect
        x="-7"
        y="-170"
        width="14"
        height="20"
        rx="6"
        fill={hair === 'scarf' ? hairColor : skin}
      />
      <path d="M-29-140q1-18 19-19h20q18 1 19 19l-6 56q-23 5-46 0Z" fill={top} />
      <ellipse cy="-181" rx="15" ry="18" fill={skin} />
      <path d={hairs[hair]} fill={hairColor} fillRule={hair === 'scarf' ? 'evenodd' : undefined} />
      <path d={sleeves} stroke={top} strokeWidth="14" strokeLinecap="round" />
      <circle cx={hands[0]} cy={hands[1]} r="7" fill={skin} />
      <circle cx={hands[2]} cy={hands[3]} r="7" fill={skin} />
    </g>
  );
}
