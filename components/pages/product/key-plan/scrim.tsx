import { boxPath } from '@/components/scene/lit-room';
import { doors } from '@/content/scene/doors';
import type { Box } from '@/content/scene/rooms';
import { area, contains } from './areas';

/** Darkens what is neither lit nor a door; each door has a separate scrim. */
export function KeyPlanScrim({ lit }: { lit?: Box }) {
  const holes = doors
    .filter(({ room }) => room !== 'building')
    .map(area)
    .filter((box) => !lit || !contains(lit, box));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 960 720"
      shapeRendering="crispEdges"
      className="absolute inset-0 size-full overflow-visible"
    >
      <path
        fillRule="evenodd"
        d={`M-2880 0H3840V720H-2880Z${[...holes, ...(lit ? [lit] : [])].map(boxPath).join('')}`}
        className="fill-dark-deep/62"
      />
    </svg>
  );
}
