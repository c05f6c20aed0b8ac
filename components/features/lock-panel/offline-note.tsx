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
    { Icon: Clock, texts: [words.schedule] },
    { Icon: UserRoundCheck, texts: [words.asked] },
    // The one that is not so keeps its space, so that nothing moves.
    {
      Icon: RefreshCw,
      texts: queued ? [words.queued, words.command] : [words.command, words.queued],
    },
  ];
  return (
    <div className="p-4 @medium/panel:px-9.5 @large/panel:px-10">
      <div className="rounded-card bg-attention px-5 py-4 forced-colors:border @large/panel:tall:grid @large/panel:tall:grid-cols-2 @large/panel:tall:items-center @large/panel:tall:gap-x-10">
        <div>
          <p className="font-display text-h5 leading-6">
            {interpolate(words.title, { door: id, time: since })}
          </p>
          <p className="mt-1 text-small text-soft">{words.text}</p>
        </div>
        <ul className="mt-2.5 space-y-1.5 text-small @large/panel:tall:mt-0">
          {happens.map(({ Icon, texts }) => (
            <li key={texts.toSorted().join()} className="flex gap-2.5">
              <Icon className="mt-0.5 size-4.5 shrink-0" />
              <span className="grid *:[grid-area:1/1]">
                {texts.map((text, index) => (
                  <span key={text} className={index ? 'invisible' : undefined}>
                    {text}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
