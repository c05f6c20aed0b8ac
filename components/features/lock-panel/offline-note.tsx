import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { interpolate } from '@/components/lib/interpolate';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import type { LockState } from './lock-state';

/** Explains what happens with an offline lock, and that it never counts as secured. */
export function OfflineNote({ door: { id, since, queued } }: { door: LockState }) {
  const words = copy.offline;
  const happens = [
    { Icon: Clock, text: words.schedule },
    { Icon: UserRoundCheck, text: words.asked },
    { Icon: RefreshCw, text: queued ? words.queued : words.command },
  ];
  return (
    <div className="p-4 @medium:px-6 @large:tall:py-5 @large:tall:pr-10">
      <div className="rounded-card bg-attention px-5 py-4 forced-colors:border">
        <p className="font-display text-h5 leading-6">
          {interpolate(words.title, { door: id, time: since })}
        </p>
        <p className="mt-1 text-small text-soft">{words.text}</p>
        <ul className="mt-2.5 space-y-1.5 text-small">
          {happens.map(({ Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon className="mt-0.5 size-4.5 shrink-0" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
