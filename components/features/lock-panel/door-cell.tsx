import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { prefersReducedMotion } from '@/components/motion/play';
import { LineDrop } from '@/components/rail/rail';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { lockPanel as timing } from '@/content/site/timing';
import { DoorDrawing } from './door-drawing';
import type { Command, LockState, PanelAction, Send } from './reduce-panel';

type DoorProps = {
  door: LockState;
  /** Whether its release waits for confirmation. */
  isAsked: boolean;
  send: Send;
};

const pills = {
  secured: { Icon: LockKeyhole, color: cx('bg-good-soft text-good-text') },
  open: { Icon: DoorOpen, color: cx('bg-ground-alt') },
  offline: { Icon: WifiOff, color: cx('bg-attention') },
};

/** One door: drawing, status, facts about its lock and one button. On a phone, a row of a list. */
export function DoorCell(props: DoorProps) {
  const { id, room, status, since, battery, signal } = props.door;
  const { Icon, color } = pills[status];
  const words = status === 'offline' ? copy.oldFacts : copy.facts;
  return (
    <li className="relative flex flex-wrap gap-3 overflow-clip border-b border-hairline px-(--pad) py-3 md:block md:p-0">
      <DoorDrawing id={id} status={status} />
      <span className="sr-only">{interpolate(copy.plate, { door: id, room })}</span>
      <span aria-hidden="true" className="relative line-small [--line-x:50%] md:hidden">
        <LineDrop className="-inset-y-3" />
        <span
          className={cx(
            'relative flex size-14 items-center justify-center rounded-chip font-display text-label font-semibold text-on-dark forced-colors:border',
            status === 'offline' ? 'bg-quiet' : 'bg-dark',
          )}
        >
          {id}
        </span>
      </span>
      <div className="flex grow basis-52 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 md:p-2">
        <p
          className={cx(
            'flex min-h-8 items-center gap-1 rounded-chip px-1.75 font-display text-tiny leading-[1.2] font-semibold forced-colors:border',
            color,
          )}
        >
          <Icon size={14} className="shrink-0" />
          <span>{wordsFor(props.door)}</span>
        </p>
        <dl className="flex w-full flex-wrap gap-x-3 text-tiny leading-6 max-md:order-last md:block">
          {[
            [words.since, since],
            [words.battery, `${battery}%`],
            [words.signal, signal],
          ].map(([term, value]) => (
            <div key={term}>
              <dt className="inline text-soft">{term} </dt>
              <dd className="inline font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <DoorButton {...props} />
      </div>
    </li>
  );
}

const wordsFor = ({ status, queued }: LockState) => (queued ? copy.queued : copy.statuses[status]);

/**
 * The one action that is available for a door. The element stays the same through every status, so
 * that it keeps focus; for the same reason it uses aria-disabled while a command is pending.
 */
function DoorButton({ door, isAsked, send }: DoorProps) {
  const { id, status } = door;
  const command = useAnswer(door, send);
  const working = command && pending[command.to];
  const [label, action] = choose(door);
  return (
    <Button
      variant={status === 'open' && !working ? 'dark' : 'secondary'}
      size="small"
      className="min-w-28 px-3! aria-disabled:cursor-progress aria-disabled:bg-ground-alt aria-disabled:text-soft aria-expanded:bg-ground-alt md:w-full"
      aria-disabled={working ? true : undefined}
      aria-expanded={status === 'secured' && !working ? isAsked : undefined}
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

function choose({ id, status, queued }: LockState): [string, PanelAction] {
  if (status === 'secured') return [actions.release, { type: 'ask', about: id }];
  if (status === 'open') return [actions.lock, { type: 'lock', door: id }];
  return [queued ? actions.cancel : actions.queue, { type: 'queue', door: id }];
}

/**
 * Lets a door's lock answer its command. Locks start one after another, or together with reduced motion.
 *
 * @returns the command that the lock works on
 */
function useAnswer({ id, command, answersIn }: LockState, send: Send) {
  const [started, setStarted] = useState<Command>();
  useEffect(() => {
    if (!command) return;
    const turn = prefersReducedMotion() ? 0 : command.place * timing.stagger;
    const timers = [
      setTimeout(() => setStarted(command), turn),
      setTimeout(() => send({ type: 'answer', door: id, command }), turn + answersIn),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id, command, answersIn, send]);
  return command?.place === 0 || command === started ? command : undefined;
}
