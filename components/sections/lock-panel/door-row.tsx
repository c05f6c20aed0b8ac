import { cx } from '@/components/ui/cx';
import { lockPanel as copy } from '@/content/lock-panel';
import { Confirmation } from './confirmation';
import { DoorCell } from './door-cell';
import { Corridor } from './drawing/corridor';
import { fillIn } from './fill-in';
import type { Door } from './lock-state';
import { OfflineNote } from './offline-note';
import type { LockPanelCommands } from './use-lock-panel';

type DoorRowProps = {
  doors: Door[];
  /** The first door's place in the corridor. */
  from: number;
  asking?: string;
  commands: LockPanelCommands;
};

/**
 * Half the corridor. A door's notes follow its cell in reading order; they stand under its row of
 * four, or under all eight.
 */
export function DoorRow({ doors, from, asking, commands }: DoorRowProps) {
  const first = from === 0;
  const askingAt = copy.doors.findIndex(({ id }) => id === asking);
  return (
    <div className="grid grid-cols-1 items-start bg-surface @min-[40rem]:border-b @min-[40rem]:border-hairline">
      <Corridor className="col-start-1 row-start-1 hidden h-(--corridor) w-full @min-[40rem]:block" />
      <ul
        aria-label={fillIn(copy.hallway, {
          first: doors[0]?.id ?? '',
          last: doors.at(-1)?.id ?? '',
        })}
        className={cx(
          'col-start-1 row-start-1 grid grid-cols-1 @min-[40rem]:grid-cols-4 @min-[40rem]:px-8',
          first ? '@min-[67rem]:pr-0' : '@min-[67rem]:pl-0',
        )}
      >
        {doors.map((door, index) => (
          <li key={door.id} className="contents">
            <DoorCell
              door={door}
              place={from + index}
              asked={asking === door.id}
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
