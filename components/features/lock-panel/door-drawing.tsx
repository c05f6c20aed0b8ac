import { cx } from '@/components/lib/cx';
import { LinePath, LineStop } from '@/components/school/svg-line';

/**
 * A door of the hallway with its line, node, plate and the room behind it, in the state that is in the
 * `data-status` of its group. The leaf is hinged at the left and closes in 240 ms; a tick shows that its lock
 * has answered. The door of a lock that is offline is gray and its line broken.
 */
export const DoorDrawing = ({ id }: { id: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 142 316"
    className={cx(
      'h-[clamp(8rem,26vh,19.75rem)] w-full bg-mist picture-colors max-md:hidden',
      'group-data-[status=offline]:[--leaf:var(--steel-dark)] group-data-[status=offline]:[--wood-grain:var(--grain-off)] group-data-[status=offline]:[--wood:var(--wood-off)]',
    )}
  >
    {/* What is wider than the door continues in the next drawing. */}
    <path d="M-400 0h942v12h-942Zm0 256h942v6h-942Z" fill="var(--leaf-pale)" />
    <path d="M-400 292h942v24h-942Z" fill="var(--floor)" />
    <LinePath d="M-400 34h942" />
    <g className="group-data-[status=offline]:[stroke-dasharray:4_5_4_50]">
      <LinePath d="M71 72V34" />
    </g>
    <LineStop x={71} y={34} r={13} />
    <circle cx="71" cy="34" r="8" className="hidden fill-mist group-data-[status=offline]:block" />
    <rect x="47" y="72" width="48" height="27" rx="6" className="fill-dark" />
    <text
      x="71"
      y="91.5"
      textAnchor="middle"
      className="fill-on-dark font-display text-[17px] font-semibold"
    >
      {id}
    </text>
    <path d="M18 109h106v183H18Z" fill="var(--dark-raised)" />
    <path d="M25 116h92v176H25Z" fill="var(--plaster)" />
    <path d="M25 270h92v22H25Z" fill="var(--wood)" />
    <path d="M64 138h47v34H64Z" fill="var(--dark-raised)" />
    <path d="m86 243-4 43m9-43 3 43" stroke="var(--ink)" strokeWidth="9" />
    <path d="M75 245v-24q0-13 13-13t13 13v24Z" fill="var(--denim)" />
    <path d="M78 214 62 232" stroke="var(--denim)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="88" cy="197" r="9.5" fill="var(--skin-2)" />
    <path d="M78 197a10 10 0 0 1 20 0q-9-6-20 0Z" fill="var(--hair-brown)" />
    <g className="origin-left transition-transform duration-leaf [transform-box:fill-box] group-data-[status=open]:scale-x-[0.26]">
      <path d="M25 116h92v176H25Z" fill="var(--wood)" />
      <path d="M45 119v147m26-147v147m26-147v147" stroke="var(--wood-grain)" strokeWidth="2" />
      <path d="M25 266h92v26H25ZM73 223h30v8H73Z" fill="var(--steel)" />
      <path d="M41 140h28v64H41Zm44 52h24v56H85Z" fill="var(--ink)" />
      <path d="M45 144h20v56H45Z" fill="var(--sky)" />
      <g fill="none" className="group-data-[status=open]:hidden">
        <circle cx="97" cy="206" r="6.5" stroke="var(--leaf)" strokeWidth="3" />
        <path
          d="m94 206 2.2 2.2 4-4.4"
          className="stroke-on-dark stroke-2 group-data-[status=offline]:hidden"
        />
      </g>
    </g>
  </svg>
);
