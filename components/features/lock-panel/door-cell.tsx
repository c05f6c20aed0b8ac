import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import WifiOff from 'lucide-react/icons/wifi-off';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineDrop } from '@/components/rail/rail';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { DoorIllustration } from './door-illustration';
import type { LockState, Order } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type DoorCellProps = {
  door: LockState;
  /** The command that its lock has not answered yet. */
  working?: Order;
  /** The door's index in the hallway. */
  place: number;
  /** Its release is waiting for confirmation. */
  confirming: boolean;
  commands: LockPanelCommands;
};

/** One door: illustration, status, facts about its lock and one button. On a phone, a row of a list. */
export function DoorCell({ door, place, ...button }: DoorCellProps) {
  const name = interpolate(copy.plate, { door: door.id, room: door.room });
  return (
    <li
      aria-label={name}
      className="group relative grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-3 @medium/panel:block @medium/panel:border-b-0 @medium/panel:p-0 cramped:grid-cols-[3.5rem_minmax(0,1fr)]"
    >
      <DoorIllustration door={door} place={place} />
      {/* Shown on phones only: the illustration has a plate. */}
      <div className="relative row-span-2 flex h-full items-center line-small [--line-x:50%] @medium/panel:sr-only cramped:row-span-3 cramped:row-start-1">
        <LineDrop className="-inset-y-3" />
        <p
          className={cx(
            'relative flex size-14 items-center justify-center rounded-chip font-display text-label font-semibold text-on-dark forced-colors:border',
            door.status === 'offline' ? 'bg-quiet' : 'bg-dark',
          )}
        >
          <span aria-hidden="true">{door.id}</span>
          <span className="sr-only">{name}</span>
        </p>
      </div>
      <div className="contents border-hairline @medium/panel:block @medium/panel:border-l @medium/panel:px-1.5 @medium/panel:py-4 @medium/panel:group-nth-[4n+1]:border-l-0 @large/panel:group-not-first:border-l">
        <StatusPill door={door} />
        <Facts door={door} />
        <DoorButton door={door} {...button} />
      </div>
    </li>
  );
}

function Facts({ door }: { door: LockState }) {
  const words = door.status === 'offline' ? copy.oldFacts : copy.facts;
  const facts = [
    [words.since, door.since],
    [words.battery, `${door.battery}%`],
    [words.signal, door.signal],
  ];
  return (
    <dl className="col-span-2 col-start-2 row-start-2 flex flex-wrap gap-x-3 text-tiny leading-6 @medium/panel:mt-2.5 @medium/panel:block cramped:col-span-1 cramped:col-start-2">
      {facts.map(([term, value]) => (
        <div key={term} className="justify-between gap-1 whitespace-nowrap @medium/panel:flex">
          <dt className="inline text-soft">{term} </dt>
          <dd className="inline font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const pills = {
  secured: { Icon: LockKeyhole, color: cx('bg-good-soft text-good-text') },
  open: { Icon: DoorOpen, color: cx('bg-ground-alt') },
  offline: { Icon: WifiOff, color: cx('bg-attention') },
};

/** A door's status as text. */
function StatusPill({ door }: { door: LockState }) {
  const { Icon, color } = pills[door.status];
  return (
    <p
      className={cx(
        'flex min-h-8 items-center gap-1 justify-self-start rounded-chip px-1.75 font-display text-tiny leading-[1.2] font-semibold forced-colors:border cramped:col-start-2 cramped:row-start-1',
        color,
      )}
    >
      <Icon size={14} className="shrink-0 @max-xlarge/panel:@large/panel:hidden" />
      <span className="@small/panel:whitespace-nowrap">{wordsFor(door)}</span>
    </p>
  );
}

const wordsFor = ({ status, queued }: LockState) => (queued ? copy.queued : copy.statuses[status]);

/**
 * The one action that is available for a door. The element stays the same through every status, so
 * that it keeps focus; for the same reason it uses aria-disabled while a command is pending.
 */
function DoorButton({ door, working, confirming, commands }: Omit<DoorCellProps, 'place'>) {
  const { label, press } = choose(door, commands);
  return (
    <Button
      variant={door.status === 'open' && !working ? 'dark' : 'secondary'}
      size="small"
      className={cx(
        'px-3! aria-disabled:cursor-progress aria-disabled:border-outline aria-disabled:bg-ground-alt aria-disabled:text-soft aria-expanded:bg-ground-alt',
        'min-w-[min(5.5rem,27vw)] @small/panel:min-w-28 @medium/panel:mt-3 @medium/panel:w-full @medium/panel:min-w-0 low:min-w-[min(7rem,27vw)] cramped:col-start-2 cramped:row-start-3 cramped:justify-self-start',
      )}
      aria-disabled={working ? true : undefined}
      aria-expanded={door.status === 'secured' && !working ? confirming : undefined}
      onClick={working ? undefined : press}
    >
      <span>
        <span>{working ? pending[working] : label}</span>
        <span className="sr-only">
          {` ${interpolate(copy.door, { door: door.id, status: wordsFor(door).toLowerCase() })}`}
        </span>
      </span>
    </Button>
  );
}

const { actions } = copy;
const pending = { secured: actions.locking, open: actions.releasing };

function choose({ id, status, queued }: LockState, { ask, lock, queue }: LockPanelCommands) {
  if (status === 'secured') return { label: actions.release, press: () => ask(id) };
  if (status === 'open') return { label: actions.lock, press: () => lock(id) };
  return { label: queued ? actions.cancel : actions.queue, press: () => queue(id) };
}
