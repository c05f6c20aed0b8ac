import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LinePath, LineStop } from '@/components/scene/svg-line';

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
    <Plan nodes={[70, 204, 338]}>
      <path d="M4 30H404V220H4Z" className="fill-ground" />
      <path
        d="M192 30H4V220H404V30H216M137 30V110M271 30V110M137 150V220M271 150V220M4 110H58M82 110H192M216 110H326M350 110H404M4 150H58M82 150H192M216 150H326M350 150H404"
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
    <Plan nodes={[203]}>
      <path d="M180 240H4V10H404V240H226" className={wall} strokeWidth="4" />
      <circle cx="180" cy="240" r="9" className="fill-strong" />
      <circle cx="226" cy="240" r="9" className="fill-strong" />
      <g className="fill-good">
        <circle cx="62" cy="60" r="34" fillOpacity=".45" />
        <circle cx="62" cy="60" r="20" fillOpacity=".75" />
        <circle cx="350" cy="200" r="28" fillOpacity=".45" />
        <circle cx="350" cy="200" r="16" fillOpacity=".75" />
        <circle cx="346" cy="58" r="22" fillOpacity=".45" />
        <circle cx="346" cy="58" r="13" fillOpacity=".75" />
      </g>
      <path d="M118 56H288V172H118Z" className="fill-ground" />
      <path
        d="M193 172H118V56H288V172H213M203 56V110M118 110H154M174 110H232M252 110H288"
        className={wall}
        strokeWidth="7"
      />
      <LinePath d="M203 130V240" />
      <LineStop x={203} y={240} r={9} />
    </Plan>
  );
}
