import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LinePath, LineStop } from '@/components/scene/line';

/** Each plan is 408 by 250 with the line at y = 130, so that three in a row join. */
function Plan({ nodes, children }: { nodes: readonly number[]; children: ReactNode }) {
  return (
    <svg viewBox="0 0 408 250" className="relative h-auto w-full" aria-hidden="true">
      {children}
      <LinePath d="M0 130H408" />
      {nodes.map((x) => (
        <LineStop key={x} x={x} y={130} r={11} />
      ))}
    </svg>
  );
}

const wall = cx('fill-none stroke-strong');

/** One building: six rooms, a hallway, three doors. */
export function CampusPlan() {
  return (
    <Plan nodes={[59, 154, 259]}>
      <path d="M4 30H304V220H4Z" className="fill-ground" />
      <path
        d="M143.5 30H4V220H304V30H164.5M104 30V110M204 30V110M104 150V220M204 150V220M4 110H47.5M70.5 110H143.5M164.5 110H247.5M270.5 110H304M4 150H47.5M70.5 150H143.5M164.5 150H247.5M270.5 150H304"
        className={wall}
        strokeWidth="7"
      />
    </Plan>
  );
}

/** Six sites of a district, as x, y, width and height. */
const sites = [
  [3, 32, 110, 70],
  [149, 18, 108, 84],
  [293, 44, 110, 58],
  [15, 158, 86, 74],
  [141, 158, 124, 62],
  [293, 158, 110, 88],
] as const;

/** Many buildings with rooms, on one line. */
export function DistrictPlan() {
  return (
    <Plan nodes={[58, 203, 348]}>
      {sites.map(([x, y, width, height]) => (
        <g key={`${x} ${y}`} className="stroke-strong">
          <path
            d={`M${x} ${y}h${width}v${height}h${-width}Z`}
            className="fill-ground"
            strokeWidth="6"
          />
          <path
            d={`M${x + width * 0.42} ${y}v${height * 0.52}M${x + width * 0.65} ${y + height / 2}H${x + width}`}
            strokeWidth="4"
          />
        </g>
      ))}
      <LinePath d="M58 102V158M203 102V158M348 102V158" />
    </Plan>
  );
}

/** A building and fenced grounds with trees; the line runs from the building to the gate. */
export function GatePlan() {
  return (
    <Plan nodes={[187]}>
      <path d="M164 240H2V10H342V240H210" className={wall} strokeWidth="4" />
      <circle cx="164" cy="240" r="9" className="fill-strong" />
      <circle cx="210" cy="240" r="9" className="fill-strong" />
      <g className="fill-good">
        <circle cx="62" cy="60" r="34" fillOpacity=".45" />
        <circle cx="62" cy="60" r="20" fillOpacity=".75" />
        <circle cx="284" cy="196" r="26" fillOpacity=".45" />
        <circle cx="284" cy="196" r="15" fillOpacity=".75" />
      </g>
      <path d="M112 56H262V172H112Z" className="fill-ground" />
      <path
        d="M177.5 172H112V56H262V172H196.5M187 56V110M112 110H145.5M164.5 110H211.5M230.5 110H262"
        className={wall}
        strokeWidth="7"
      />
      <LinePath d="M187 130V240" />
    </Plan>
  );
}
