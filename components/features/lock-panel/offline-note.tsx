import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { CSSProperties } from 'react';
import { interpolate } from '@/components/lib/interpolate';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import type { LockState } from './lock-state';

/**
 * Explains what happens with an offline lock, and that it never counts as secured. Under one row of
 * doors it points to its door, whose index is `column`.
 */
export function OfflineNote({ door, column }: { door: LockState; column: number }) {
  const words = copy.offline;
  const happens = [
    { Icon: Clock, text: words.schedule },
    { Icon: UserRoundCheck, text: interpolate(words.asked, { asked: door.asked }) },
    { Icon: RefreshCw, text: door.queued ? words.queued : words.command },
  ];
  return (
    <div className="p-4 @medium:px-6 @large:tall:py-5 @large:tall:pr-10">
      <span
        aria-hidden="true"
        style={{ '--column': column } as CSSProperties}
        className="absolute top-1.5 left-[max(52%+1rem,2rem+(var(--column)+0.5)*(100%-4rem)/var(--doors)-0.875rem)] hidden h-3.5 w-7 bg-attention [clip-path:polygon(50%_0,100%_100%,0_100%)] forced-colors:hidden @large:tall:block"
      />
      <div className="rounded-card bg-attention px-5 py-4 forced-colors:border">
        <p className="font-display text-h5 leading-6">
          {interpolate(words.title, { door: door.id, time: door.lastHeard })}
        </p>
        <p className="mt-1 text-small text-soft">{words.text}</p>
        <ul className="mt-2.5 space-y-1.5 text-small">
          {happens.map(({ Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
