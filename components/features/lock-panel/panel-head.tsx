import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { doorsFor, everyDoor, type LockState } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type PanelHeadProps = { doors: readonly LockState[]; asking?: string; commands: LockPanelCommands };

/** Title, count and the two commands for all doors. On a phone Lock all doors is at the bottom. */
export function PanelHead({ doors, asking, commands }: PanelHeadProps) {
  const canRelease = doorsFor(doors, 'open').length > 0;
  return (
    <div
      className={cx(
        'flex shrink-0 flex-col gap-x-6 gap-y-3 border-b border-hairline px-4 py-4 @medium/panel:px-9.5 @medium/panel:pt-5 low:py-2',
        '@large/panel:min-h-23 @large/panel:flex-row @large/panel:items-center @large/panel:justify-between @large/panel:border-b-0 @large/panel:px-10 @large/panel:py-3 @large/panel:pr-24',
      )}
    >
      <div className="pr-14 @large/panel:pr-0">
        <h2 id="lock-panel-title" tabIndex={-1} className="text-h3 low:max-sm:text-detail">
          {copy.title}
        </h2>
        <p className="text-small text-soft @medium/panel:text-detail low:max-sm:text-tiny">
          {interpolate(copy.summary, { counts: countDoors(doors), ...copy.clock })}
        </p>
      </div>
      <div className="absolute inset-x-4 bottom-4 z-10 flex shrink-0 gap-3.5 @medium/panel:static low:fixed low:bottom-2 low:sm:left-auto cramped:static cramped:flex-col">
        <Button
          size="small"
          className="min-h-12 grow px-3! whitespace-nowrap @small/panel:px-4.5! @medium/panel:grow-0"
          onClick={commands.lockAll}
        >
          <LockKeyhole size={18} className="hidden @small/panel:block" />
          {copy.actions.lockAll}
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="min-h-12 px-3! whitespace-nowrap aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-expanded:bg-ground-alt @small/panel:px-4.5!"
          aria-expanded={asking === everyDoor}
          aria-disabled={!canRelease}
          onClick={() => canRelease && commands.ask(everyDoor)}
        >
          {copy.actions.releaseAll}
        </Button>
      </div>
    </div>
  );
}

/** The number of doors by status, of which a pending command is not one: "7 secured, 0 open for class, 1 offline". */
const countDoors = (doors: readonly LockState[]) =>
  (['secured', 'open', 'offline'] as const)
    .map((status) => {
      const count = doors.filter((door) => door.status === status).length;
      return interpolate(copy.counts[status], { count });
    })
    .join(', ');
