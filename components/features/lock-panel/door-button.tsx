import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { interpolate } from '@/components/lib/interpolate';
import type { LockState } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type DoorButtonProps = { door: LockState; confirming: boolean; commands: LockPanelCommands };

/**
 * The one action that is available for a door. The element stays the same through every status, so
 * that it keeps focus; for the same reason it uses aria-disabled while a command is pending.
 */
export function DoorButton({ door, confirming, commands }: DoorButtonProps) {
  const { label, press } = choose(door, commands);
  const release = door.status === 'secured' && !door.working;
  return (
    <Button
      variant={door.status === 'open' && !door.working ? 'dark' : 'secondary'}
      size="small"
      className="px-3! aria-disabled:cursor-progress aria-disabled:border-outline aria-disabled:bg-ground-alt aria-disabled:text-soft aria-expanded:bg-ground-alt @max-medium:@small:min-w-28 @medium:mt-3 @medium:w-full"
      aria-disabled={door.working ? true : undefined}
      aria-expanded={release ? confirming : undefined}
      onClick={press}
    >
      <span>
        <span>{label}</span>
        <span className="sr-only"> {interpolate(copy.door, { door: door.id })}</span>
      </span>
    </Button>
  );
}

const { actions } = copy;

function choose(door: LockState, commands: LockPanelCommands) {
  if (door.working)
    return { label: door.working === 'secured' ? actions.locking : actions.releasing };
  if (door.status === 'secured')
    return { label: actions.release, press: () => commands.ask(door.id) };
  if (door.status === 'open') return { label: actions.lock, press: () => commands.lock(door) };
  return door.queued
    ? { label: actions.cancel, press: () => commands.cancel(door) }
    : { label: actions.queue, press: () => commands.queue(door) };
}
