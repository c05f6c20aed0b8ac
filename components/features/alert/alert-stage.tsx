import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import { cx } from '@/components/lib/cx';
import { boxPath, wholeScene } from '@/components/scene/geometry';
import { Outline } from '@/components/scene/room-links';
import type { Frame, RoomFrame, RoomState } from '@/components/scene/story/frame-at';
import { RoomRedrawn, SceneImage } from '@/components/scene/story/room-redrawn';
import { StageLine } from '@/components/scene/story/stage-line';
import { alert } from '@/content/walkthrough/alert';
import { rooms as places } from '@/content/walkthrough/rooms';

/** The gate is outside. */
const rooms = places.filter(({ id }) => id !== 'gate');

/** Roof and walls. */
const walls = 'M22 364h626v12h-8v246H30V376h-8Z' + rooms.map(({ box }) => boxPath(box)).join('');

const dimmed: Record<RoomState, number> = {
  waiting: 0.72,
  answered: 0.42,
  line: 0,
  act: 0,
  checked: 0,
};
const change = 'transition-opacity duration-light';

/** The alert in the building, laid over the illustration; the captions say the same. */
export function AlertStage({ frame }: { frame: Frame }) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    <div
      aria-hidden="true"
      data-alert="play"
      className="absolute inset-0 transition-opacity duration-500 starting:opacity-0 print:hidden"
    >
      <svg
        viewBox={wholeScene}
        className="absolute inset-0 size-full forced-color-adjust-none max-md:line-small"
      >
        {/* Covers what a pointer lights in the illustration. */}
        <svg x="22" y="364" width="626" height="258" viewBox="22 364 626 258">
          <SceneImage scene="day" />
        </svg>
        {rooms.map(({ id, box }) => {
          const { illustration } = frame.rooms[id];
          return (
            illustration && (
              <RoomRedrawn key={`${id}-${illustration}`} box={box} illustration={illustration} />
            )
          );
        })}
        <g className="fill-dark-deep" shapeRendering="crispEdges">
          <path d={walls} opacity={frame.clear ? 0 : dimmed.waiting} className={change} />
          {rooms.map(({ id, box }) => (
            <rect
              key={id}
              {...box}
              opacity={frame.clear ? 0 : dimmed[frame.rooms[id].state]}
              className={change}
            />
          ))}
        </g>
        {acting && <Outline place={acting.id} />}
        <StageLine steps={alert.story.steps} frame={frame} />
      </svg>
      {rooms.map(({ id, box }) => (
        <Chip key={id} room={frame.rooms[id]} left={box.x / 9.6} top={box.y / 7.2} />
      ))}
      <Notices notices={frame.notices} />
    </div>
  );
}

const styles: Record<Exclude<RoomState, 'waiting'>, string> = {
  line: 'bg-ground text-strong',
  act: 'bg-action text-strong',
  answered: 'bg-dark text-on-dark',
  checked: 'bg-good-soft text-strong',
};
const signs: Partial<Record<RoomState, typeof Hand>> = { answered: Hand, checked: Check };

const chip =
  'flex h-7 items-center gap-1.5 rounded-[6px] px-2 font-display text-tiny font-semibold whitespace-nowrap transition duration-light forced-colors:border starting:opacity-0';

type ChipProps = { room: RoomFrame; left: number; top: number };

/** A room's state in its corner. Where rooms are narrow, a sign stands for its words. */
function Chip({ room: { state, words }, left, top }: ChipProps) {
  if (state === 'waiting') return null;
  const Sign = signs[state];
  return (
    <span
      key={words}
      style={{ left: `${left}%`, top: `${top}%` }}
      className={cx(
        'absolute mt-1.5 ml-1.5 flex h-7 items-center gap-1.5 rounded-[6px] px-2 font-display text-tiny font-semibold whitespace-nowrap transition-opacity duration-light starting:opacity-0 forced-colors:border',
        styles[state],
      )}
    >
      {Sign && <Sign aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />}
      <span className={cx(Sign && 'max-desktop:hidden')}>{words}</span>
    </span>
  );
}

/** Who has been told by now, in the tree. Phones and tablets have no place for it. */
const Notices = ({ notices }: Pick<Frame, 'notices'>) => (
  <div className="absolute top-[38%] left-[72.5%] flex flex-col items-start gap-1.5 max-desktop:hidden">
    {notices.map(
      (notice) =>
        notice && (
          <p
            key={`${notice.name} ${notice.state}`}
            className={`${chip} bg-ground text-strong starting:-translate-x-3`}
          >
            <span>{notice.name}</span>
            <span className="font-text font-normal">{[notice.who, notice.state].join(', ')}</span>
          </p>
        ),
    )}
  </div>
);
