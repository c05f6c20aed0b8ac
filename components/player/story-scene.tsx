import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { Drawing, Overlay } from '@/components/school/school-view';
import { boxOf, boxPath, buildingOutline, sceneAndSurround } from '@/components/school/geometry';
import { linePath, partOf, passes } from '@/components/school/line-path';
import { Outline } from '@/components/school/room-links';
import { RoomRedrawn } from '@/components/school/room-redrawn';
import { LineDot, LinePath, PathNode } from '@/components/school/svg-line';
import { drops, nodes } from '@/content/school/line';
import type { RoomState, Step } from '@/content/walkthrough/types';
import type { Frame, RoomFrame, StoryFrames } from './frame-at';
import { RoomChip } from './room-chip';

const views = {
  /** The building darkens, and the page around it does not. */
  building: {
    around: buildingOutline,
    keeps: 'sign',
    style: cx(
      'transition-opacity duration-scene forced-color-adjust-none max-md:line-small starting:opacity-0 print:hidden',
    ),
  },
  /** All of the scene darkens, also the gate. */
  grounds: { around: sceneAndSurround, keeps: 'words', style: cx('overflow-visible') },
} as const;

type StorySceneProps = {
  story: StoryFrames;
  frame: Frame;
  view: keyof typeof views;
  /** What else is over the scene, in its Overlay. */
  children?: ReactNode;
};

/**
 * What a story changes in the scene: its rooms as they are now with their labels, a scrim over what it has not
 * reached, an outline around the room where someone acts, and the line. In a SchoolView.
 */
export function StoryScene({ story, frame, view, children }: StorySceneProps) {
  const { around, keeps, style } = views[view];
  const rooms = frame.rooms.filter(({ id }) => view === 'grounds' || id !== 'gate');
  const acting = rooms.find(({ state }) => state === 'act');
  return (
    <>
      <Drawing className={style}>
        {rooms.map(
          ({ id, illustration }) =>
            illustration && (
              <RoomRedrawn key={`${id}-${illustration}`} room={id} illustration={illustration} />
            ),
        )}
        <g className="fill-dark-deep" shapeRendering="crispEdges">
          <path
            d={around + rooms.map(({ id }) => boxPath(boxOf(id))).join('')}
            opacity={frame.clear ? 0 : scrimOpacity.waiting}
            className={fade}
          />
          {rooms.map(({ id, state }) => (
            <rect
              key={id}
              {...boxOf(id)}
              opacity={frame.clear ? 0 : (scrimOpacity[state] ?? 0)}
              className={fade}
            />
          ))}
        </g>
        {acting && <Outline place={acting.id} />}
        <StageLine steps={story.steps} frame={frame} rooms={rooms} />
      </Drawing>
      <Overlay>
        {rooms.map((room) => (
          <RoomChip key={room.id} {...room} response={story.response} keeps={keeps} />
        ))}
        {children}
      </Overlay>
    </>
  );
}

/** The scrim fades room by room, and completely at the all clear. */
const fade = cx('transition-opacity duration-light');
const scrimOpacity: Partial<Record<RoomState, number>> = { waiting: 0.7, answered: 0.4 };

type StageLineProps = { steps: readonly Step[]; frame: Frame; rooms: RoomFrame[] };

/** The line along the path of the event so far, above the scrim, and the dot at its end. */
function StageLine({ steps, frame: { step, travel }, rooms }: StageLineProps) {
  const paths = steps.slice(0, step + 1).map(({ path, branches = [] }) => [path, ...branches]);
  const now = paths.pop()!.map((points) => partOf(points, travel));
  const reached = [...paths.flat(), ...now];
  const [x, y] = now[0]!.at(-1)!;
  return (
    <g>
      {reached.map((points, index) => (
        <LinePath key={index} d={linePath(points)} />
      ))}
      {rooms.map(({ id, state }) => (
        <g key={id} className={`line-small ${visibility(state !== 'waiting')}`}>
          {drops[id]?.map((points) => (
            <LinePath key={points[0]?.[0]} d={linePath(points)} />
          ))}
        </g>
      ))}
      {nodes.map((point) => (
        <g key={point[0]} className={visibility(reached.some((points) => passes(points, point)))}>
          <PathNode x={point[0]} y={point[1]} />
        </g>
      ))}
      <g transform={`translate(${x} ${y})`}>
        <LineDot r={10.5} />
      </g>
    </g>
  );
}

const visibility = (isShown: boolean) =>
  cx('transition-opacity duration-light', isShown ? 'opacity-100' : 'opacity-0');
