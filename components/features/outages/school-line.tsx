import { LineDashed, LineDead, LineStop } from '@/components/scene/svg-line';
import { boxOf } from '@/components/scene/geometry';
import { linePath, passes } from '@/components/scene/line-path';
import type { OutageId } from '@/content/outages/types';
import { drops, line, nodes } from '@/content/scene/line';
import type { ScenePoint } from '@/content/scene/measures';
import { outcomeAt, type PlaceOutcome } from './place-outcomes';

type Part = { way: readonly ScenePoint[]; cut: readonly OutageId[]; gap: ScenePoint };

const { y, height } = boxOf('building');
/** Halfway down the soil that is seen. */
const inSoil: ScenePoint = [line.foot[0], y + height + 15];

/** The parts of the line, what cuts each of them, and where it is seen to be cut. */
const parts: readonly Part[] = [
  { way: [line.foot, line.corner], cut: ['internet', 'servers'], gap: inSoil },
  { way: [line.corner, line.bend], cut: ['power'], gap: line.threshold },
  { way: [line.bend, line.gate], cut: ['power', 'cell'], gap: line.gate },
];

type SchoolLineProps = { off: readonly OutageId[]; places: readonly PlaceOutcome[] };

/** Covers the illustration's line where an outage cuts it, or where it leads to a product that does not fully work. */
export function SchoolLine({ off, places }: SchoolLineProps) {
  const dead = parts.filter(({ cut }) => cut.some((outage) => off.includes(outage)));
  const isDead = (point: ScenePoint) => dead.some(({ way }) => passes(way, point));
  return (
    <>
      {dead.map(({ way }) => (
        <LineDead key={`${way}`} d={linePath(way)} />
      ))}
      {Object.values(drops)
        .flat()
        .map((way) => {
          const outcome = outcomeAt(places, way.at(-1)!);
          const Way = outcome === 'fails' ? LineDead : LineDashed;
          return outcome !== 'works' && <Way key={`${way}`} d={linePath(way)} />;
        })}
      {nodes.map((point) => (
        <LineStop key={`${point}`} x={point[0]} y={point[1]} isOff={isDead(point)} />
      ))}
      {dead.map(({ gap: [x, y] }) => (
        <LineStop key={`${x} ${y}`} x={x} y={y} r={9} isOff />
      ))}
    </>
  );
}
