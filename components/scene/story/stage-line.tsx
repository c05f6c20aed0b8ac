import { LineDot, LinePath, LineStop } from '@/components/scene/line';
import { nodes, rooms } from '@/content/walkthrough/rooms';
import type { Steps } from '@/content/walkthrough/types';
import { stepAt, type Frame } from './frame-at';
import { linePath, partOf, passes } from './line-path';

/**
 * The line along the path of the event so far, above the scrim, and the dot at its end; in the
 * scene's units.
 */
export function StageLine({ steps, frame }: { steps: Steps; frame: Frame }) {
  const { step, travel } = frame;
  const done = steps.slice(0, step).flatMap(({ path, branches = [] }) => [path, ...branches]);
  const { path, branches = [] } = stepAt(steps, step);
  const now = [path, ...branches].map((points) => partOf(points, travel));
  const reached = [...done, ...now];
  const [x, y] = now[0]?.at(-1) ?? path[0];
  return (
    <g>
      {reached.map((points, index) => (
        <LinePath key={index} d={linePath(points)} />
      ))}
      {rooms.map(({ id, drops }) => (
        <g key={id} className={`line-small ${shown(frame.rooms[id].state !== 'waiting')}`}>
          {drops?.map((points) => (
            <LinePath key={points[0]?.[0]} d={linePath(points)} />
          ))}
        </g>
      ))}
      {nodes.map((point) => (
        <g key={point[0]} className={shown(reached.some((way) => passes(way, point)))}>
          <LineStop x={point[0]} y={point[1]} r={6.5} />
        </g>
      ))}
      <g transform={`translate(${x} ${y})`}>
        <LineDot r={10.5} />
      </g>
    </g>
  );
}

const shown = (is: boolean) =>
  `transition-opacity duration-light ${is ? 'opacity-100' : 'opacity-0'}`;
