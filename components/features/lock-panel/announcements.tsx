import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { interpolate } from '@/components/lib/interpolate';
import type { Change } from './lock-state';

type AnnouncementsProps = {
  changes: Change[];
  /** The time of the simulated clock. */
  time: string;
};

/**
 * A polite live region that announces every change in order; role log, so that announcements queue.
 */
export function Announcements({ changes, time }: AnnouncementsProps) {
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {changes.map(({ door, became }, index) => (
        <p key={index}>{interpolate(copy.announcements[became], { door, time })}</p>
      ))}
    </div>
  );
}
