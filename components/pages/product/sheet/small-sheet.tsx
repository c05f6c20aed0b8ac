import { LinePath, LineStop } from '@/components/scene/line';

/** The printed sheet as a small drawing, in units of a twentieth of an inch: Letter, with one below it. */
export const SmallSheet = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 170 220"
    className={`overflow-visible forced-color-adjust-none line-small ${className}`}
  >
    <rect
      width="170"
      height="220"
      transform="rotate(3 170 220)"
      className="fill-ground stroke-hairline"
    />
    <rect width="170" height="220" className="fill-surface stroke-hairline" />
    <LinePath d="M14 22H156" />
    <LineStop x={28} y={22} r={7} />
    <g className="fill-none stroke-hairline" strokeWidth="5">
      <path d="M14 42h72" className="stroke-strong" strokeWidth="7" />
      <path d="M14 62h40M94 62h18M128 62h22M14 80h52M14 94h34M14 108h46M14 122h38" />
      <path d="M14 152h60M14 164h52M14 176h56M94 152h60M94 164h46M94 176h54" />
    </g>
    <g className="stroke-outline" strokeWidth="1.5">
      <path d="M94 82h24M94 96h24M128 96h24M128 110h24M94 124h24" strokeDasharray="3 2" />
      <path d="M14 140H156M14 192H156" className="stroke-strong" />
    </g>
    <circle cx="19" cy="205" r="5" className="fill-mark" />
    <path d="M30 205h30M112 205h42" className="stroke-hairline" strokeWidth="5" />
  </svg>
);
