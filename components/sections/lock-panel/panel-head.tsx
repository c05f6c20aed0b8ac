import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel';
import { countDoors } from './count-doors';
import { fillIn } from './fill-in';
import { doorsFor, everyDoor, type Door } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type PanelHeadProps = { doors: Door[]; asking?: string; commands: LockPanelCommands };

/** Title, count in words and the two commands for all. On a phone Lock all doors stands at the foot. */
export function PanelHead({ doors, asking, commands }: PanelHeadProps) {
  const counts = countDoors(doors, copy.counts);
  return (
    <div className="flex shrink-0 flex-col gap-x-6 gap-y-3 border-b border-hairline px-4 pt-4 pb-4 @min-[40rem]:px-9.5 @min-[40rem]:pt-5 @min-[67rem]:min-h-23 @min-[67rem]:flex-row @min-[67rem]:items-center @min-[67rem]:justify-between @min-[67rem]:border-b-0 @min-[67rem]:px-10 @min-[67rem]:py-3 @min-[67rem]:pr-24">
      <div className="pr-14 @min-[67rem]:pr-0">
        <h2 id="lock-panel-title" className="text-h3">
          {copy.title}
        </h2>
        <p className="text-small text-soft @min-[40rem]:text-[1rem]">
          {fillIn(copy.summary, { counts, ...copy.clock })}
        </p>
      </div>
      <div className="flex shrink-0 gap-3.5 @max-[40rem]:absolute @max-[40rem]:inset-x-4 @max-[40rem]:bottom-4 @max-[40rem]:z-10">
        <Button
          variant="secondary"
          size="small"
          className="min-h-12 px-4.5! whitespace-nowrap aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-expanded:bg-ground-alt @max-[22.5rem]:px-3!"
          aria-expanded={asking === everyDoor}
          aria-disabled={doorsFor(doors, 'open').length === 0}
          onClick={() => commands.ask(everyDoor)}
        >
          {copy.actions.releaseAll}
        </Button>
        <Button
          size="small"
          className="min-h-12 px-4.5! whitespace-nowrap @max-[40rem]:grow @max-[22.5rem]:px-3!"
          onClick={commands.lockAll}
        >
          <LockKeyhole aria-hidden="true" size={18} className="@max-[22.5rem]:hidden" />
          {copy.actions.lockAll}
        </Button>
      </div>
    </div>
  );
}
