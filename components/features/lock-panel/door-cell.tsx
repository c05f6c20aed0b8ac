import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import WifiOff from 'lucide-react/icons/wifi-off';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineDrop } from '@/components/rail/rail';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { DoorDrawing } from './door-drawing';
import type { LockState, PanelCommand, PanelState } from './reduce-panel';
import type { Send } from './use-lock-panel';

type DoorProps = { door: LockState; state: PanelState; send: Send };

const pills = {
  secured: { Icon: LockKeyhole, color: cx('bg-good-soft text-good-text') },
  open: { Icon: DoorOpen, color: cx('bg-ground-alt') },
  offline: { Icon: WifiOff, color: cx('bg-attention') },
};

/** One door: drawing, status, facts about its lock and one button. On a phone, a row of a list. */
export function DoorCell({ door, state, send }: DoorProps) {
  const { id, room, status } = door;
  const { Icon, color } = pills[status];
  const words = status === 'offline' ? copy.oldFacts : copy.facts;
  const facts = [
    [words.since, door.since],
    [words.battery, `${door.battery}%`],
    [words.signal, door.signal],
  ];
  return (
    <li
      data-status={status}
      className="group relative flex gap-3 overflow-clip border-b border-hairline px-(--pad) py-3 md:block md:p-0"
    >
      <DoorDrawing id={id} status={status} />
      <span className="sr-only">{interpolate(copy.plate, { door: id, room })}</span>
      <span aria-hidden="true" className="relative line-small [--line-x:50%] md:hidden">
        <LineDrop className="-inset-y-3" />
        <span className="relative flex size-14 items-center justify-center rounded-chip bg-dark font-display text-label font-semibold text-on-dark group-data-[status=offline]:bg-quiet forced-colors:border">
          {id}
        </span>
      </span>
      <div className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-1.5 md:p-2">
        <p
          className={cx(
            'flex min-h-8 items-center gap-1 rounded-chip px-1.75 font-display text-tiny leading-[1.2] font-semibold forced-colors:border',
            color,
          )}
        >
          <Icon size={14} className="shrink-0" />
          <span>{wordsFor(door)}</span>
        </p>
        <dl className="flex w-full flex-wrap gap-x-3 text-tiny leading-6 max-md:order-last md:block">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="inline text-soft">{term} </dt>
              <dd className="inline font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <DoorButton door={door} state={state} send={send} />
      </div>
    </li>
  );
}

const wordsFor = ({ status, queued }: LockState) => (queued ? copy.queued : copy.statuses[status]);

/**
 * The one action that is available for a door. The element stays the same through every status, so
 * that it keeps focus; for the same reason it uses aria-disabled while a command is pending.
 */
function DoorButton({ door, state: { now, asking }, send }: DoorProps) {
  const { id, status, command } = door;
  // In a command for all, doors start one after another.
  const working = command && command.startsAt <= now && pending[command.to];
  const [label, action] = choose(door);
  return (
    <Button
      variant={status === 'open' && !working ? 'dark' : 'secondary'}
      size="small"
      className="min-w-28 px-3! aria-disabled:cursor-progress aria-disabled:bg-ground-alt aria-disabled:text-soft aria-expanded:bg-ground-alt md:w-full"
      aria-disabled={working ? true : undefined}
      aria-expanded={status === 'secured' && !working ? asking === id : undefined}
      onClick={() => working || send(action)}
    >
      <span>
        <span>{working || label}</span>
        <span className="sr-only">
          {` ${interpolate(copy.door, { door: id, status: wordsFor(door).toLowerCase() })}`}
        </span>
      </span>
    </Button>
  );
}

const { actions } = copy;
const pending = { secured: actions.locking, open: actions.releasing };

function choose({ id, status, queued }: LockState): [string, PanelCommand] {
  if (status === 'secured') return [actions.release, { type: 'ask', about: id }];
  if (status === 'open') return [actions.lock, { type: 'lock', door: id }];
  return [queued ? actions.cancel : actions.queue, { type: 'queue', door: id }];
}
