import { cx } from '@/components/lib/cx';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { DoorCell } from './door-cell';
import { Hallway } from './illustration/hallway';
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
      <Hallway className="col-start-1 row-start-1 hidden h-(--hallway) w-full @medium:block" />
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
