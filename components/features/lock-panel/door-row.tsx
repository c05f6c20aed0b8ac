import { cx } from '@/components/lib/cx';
import { LinePath } from '@/components/scene/line';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { DoorCell } from './door-cell';
import { interpolate } from '@/components/lib/interpolate';
import type { LockState } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type DoorRowProps = {
  doors: LockState[];
  /** The first door's index in the hallway. */
  from: number;
  asking?: string;
  commands: LockPanelCommands;
};

/** Half of the hallway. */
export function DoorRow({ doors, from, asking, commands }: DoorRowProps) {
  const first = from === 0;
  return (
    <div className="grid grid-cols-1 items-start bg-surface @medium:border-b @medium:border-hairline">
      <Hallway />
      <ul
        aria-label={interpolate(copy.hallway, {
          first: doors[0]?.id ?? '',
          last: doors.at(-1)?.id ?? '',
        })}
        className={cx(
          'col-start-1 row-start-1 grid grid-cols-1 @medium:grid-cols-[repeat(var(--half),minmax(0,1fr))] @medium:px-8',
          first ? '@large:pr-0' : '@large:pl-0',
        )}
      >
        {doors.map((door, index) => (
          <li
            key={door.id}
            aria-label={interpolate(copy.plate, { door: door.id, room: door.room })}
            className="contents"
          >
            <DoorCell
              door={door}
              place={from + index}
              isFirst={index === 0}
              confirming={asking === door.id}
              commands={commands}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The wall behind a row of doors, at any width, with the yellow line across it. */
function Hallway() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 316"
      preserveAspectRatio="none"
      className="col-start-1 row-start-1 hidden h-(--hallway) w-full bg-mist @medium:block"
    >
      <rect width="100" height="12" fill="var(--leaf-pale)" />
      <LinePath d="M0 34h100" />
      <rect width="100" height="6" y="256" fill="var(--leaf-pale)" />
      <rect width="100" height="5" y="292" fill="var(--soil)" />
      <rect width="100" height="19" y="297" fill="var(--floor)" />
    </svg>
  );
}
