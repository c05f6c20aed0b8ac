import { cx } from '@/components/ui/cx';
import { lockPanel as copy } from '@/content/lock-panel';
import { DoorButton } from './door-button';
import { DoorDrawing } from './drawing/door-drawing';
import { fillIn } from './fill-in';
import type { Door } from './lock-state';
import { StatusPill } from './status-pill';
import type { LockPanelCommands } from './use-lock-panel';

type DoorCellProps = {
  door: Door;
  /** Its place in the corridor, from 0. */
  place: number;
  /** Its release waits for confirmation. */
  asked: boolean;
  commands: LockPanelCommands;
};

/** One door: drawing, status, what is known of its lock, one button. On a phone, one row of a list. */
export function DoorCell({ door, place, asked, commands }: DoorCellProps) {
  return (
    <div className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 gap-y-1 px-4 @max-[40rem]:border-b @max-[40rem]:border-hairline @max-[40rem]:py-3 @min-[40rem]:block @min-[40rem]:px-0">
      <DoorDrawing
        door={door}
        place={place}
        className="relative mx-auto hidden h-(--corridor) w-full @min-[40rem]:block"
      />
      <Plate door={door} />
      <div
        className={cx(
          'contents @min-[40rem]:block @min-[40rem]:px-1.5 @min-[40rem]:py-4',
          place % 4 !== 0 && '@min-[40rem]:border-l @min-[40rem]:border-hairline',
          place % 4 === 0 && place > 0 && '@min-[67rem]:border-l @min-[67rem]:border-hairline',
        )}
      >
        <StatusPill door={door} />
        <Facts door={door} />
        <DoorButton door={door} asked={asked} commands={commands} />
      </div>
    </div>
  );
}

/** The door's number in words; seen on a phone only, where it hangs from the line turned upright. */
function Plate({ door }: { door: Door }) {
  return (
    <div className="relative row-span-2 flex h-full items-center before:absolute before:-inset-y-3 before:left-1/2 before:w-line-thin before:-translate-x-1/2 before:bg-line @min-[40rem]:sr-only">
      <p
        className={cx(
          'relative flex size-14 items-center justify-center rounded-chip font-display text-label font-semibold text-on-dark forced-colors:border',
          door.status === 'offline' ? 'bg-quiet' : 'bg-dark',
        )}
      >
        <span aria-hidden="true">{door.id}</span>
        <span className="sr-only">{fillIn(copy.plate, { door: door.id, room: door.room })}</span>
      </p>
    </div>
  );
}

function Facts({ door }: { door: Door }) {
  const words = door.status === 'offline' ? copy.oldFacts : copy.facts;
  const facts = [
    [words.since, door.status === 'offline' ? door.lastHeard : door.since],
    [words.battery, `${door.battery}%`],
    [words.signal, door.signal],
  ];
  return (
    <dl className="col-span-2 col-start-2 row-start-2 flex flex-wrap gap-x-3 text-tiny leading-6 @min-[40rem]:mt-2.5 @min-[40rem]:block @min-[40rem]:px-1.75 @min-[67rem]:@max-[74rem]:px-0.5">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="flex justify-between gap-1 whitespace-nowrap @min-[40rem]:gap-0.5"
        >
          <dt className="text-soft">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
