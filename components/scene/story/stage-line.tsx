import { LineDot, LinePaths, LineStop } from '@/components/scene/line';
import { nodes, rooms } from '@/content/walkthrough/rooms';
import type { Point, Steps } from '@/content/walkthrough/types';
import type { Frame } from './frame-at';
import { stepAt } from './step-at';
import { linePath, passes, pointAlong } from './line-path';

type StageLineProps = { steps: Steps; frame: Frame; scale: number };

/** The line along the path of the event so far, above the scrim, and the dot at its end. */
export function StageLine({ steps, frame, scale }: StageLineProps) {
  const { step, travel } = frame;
  const done = steps.slice(0, step).flatMap(({ path, branches = [] }) => [path, ...branches]);
  const { path, branches = [] } = stepAt(steps, step);
  const reached = [...done, ...(travel === 1 ? [path, ...branches] : [])];
  return (
    <LinePaths scale={scale}>
      {done.map((points, index) => (
        <path key={index} d={linePath(points)} />
      ))}
      {travel > 0 &&
        [path, ...branches].map((points, index) => (
          <path
            key={`${step}-${index}`}
            d={linePath(points)}
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - travel}
          />
        ))}
      <LinePaths scale={scale} thin>
        {rooms.map(({ id, drops }) =>
          drops.map((points, index) => (
            <path
              key={`${id}-${index}`}
              d={linePath(points)}
              opacity={frame.rooms[id].state === 'waiting' ? 0 : 1}
              className="transition-opacity duration-light"
            />
          )),
        )}
      </LinePaths>
      {nodes.map((point) => (
        <Node key={point[0]} at={point} bright={reached.some((way) => passes(way, point))} />
      ))}
      <Dot at={pointAlong(path, travel)} scale={scale} />
    </LinePaths>
  );
}

function Node({ at: [x, y], bright }: { at: Point; bright: boolean }) {
  return (
    <g stroke="none" opacity={bright ? 1 : 0} className="transition-opacity duration-light">
      <LineStop x={x} y={y} r={6.5} />
    </g>
  );
}

/** Its parts measure 20 px or less at any scale of the stage. */
function Dot({ at: [x, y], scale }: { at: Point; scale: number }) {
  return (
    <g stroke="none" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
      <LineDot r={13} />
    </g>
  );
}
