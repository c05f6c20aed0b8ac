import { lockPanel as copy } from '@/content/lock-panel';
import { interpolate } from '@/components/lib/interpolate';
import type { Change } from './lock-state';

type AnnouncementsProps = {
  changes: Change[];
  /** The simulated clock's. */
  time: string;
};

/** Says every change aloud, politely, in the order it came; a log, so that doors do not talk over each other. */
export function Announcements({ changes, time }: AnnouncementsProps) {
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {changes.map(({ door, became }, index) => (
        <p key={index}>{interpolate(copy.announcements[became], { door, time })}</p>
      ))}
    </div>
  );
}
