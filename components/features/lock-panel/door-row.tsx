import { cx } from '@/components/lib/cx';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { Confirmation } from './confirmation';
import { DoorCell } from './door-cell';
import { Hallway } from './illustration/hallway';
import { interpolate } from '@/components/lib/interpolate';
import type { Door } from './lock-state';
import { OfflineNote } from './offline-note';
import type { LockPanelCommands } from './use-lock-panel';

type DoorRowProps = {
  doors: Door[];
  /** The first door's index in the hallway. */
  from: number;
  asking?: string;
  commands: LockPanelCommands;
};

/**
 * Half of the hallway. A door's notes follow its cell in reading order; they are placed under its
 * row of four, or under all eight doors.
 */
export function DoorRow({ doors, from, asking, commands }: DoorRowProps) {
  const first = from === 0;
  const askingAt = copy.doors.findIndex(({ id }) => id === asking);
  return (
    <div className="grid grid-cols-1 items-start bg-surface @medium:border-b @medium:border-hairline">
      <Hallway className="col-start-1 row-start-1 hidden h-(--hallway) w-full @medium:block" />
      <ul
        aria-label={interpolate(copy.hallway, {
          first: doors[0]?.id ?? '',
          last: doors.at(-1)?.id ?? '',
        })}
        className={cx(
          'col-start-1 row-start-1 grid grid-cols-1 @medium:grid-cols-4 @medium:px-8',
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
              confirming={asking === door.id}
              commands={commands}
            />
            {asking === door.id && (
              <Confirmation door={door} column={from + index} commands={commands} />
            )}
            {door.status === 'offline' && (
              <OfflineNote door={door} column={from + index} askingAt={askingAt} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
