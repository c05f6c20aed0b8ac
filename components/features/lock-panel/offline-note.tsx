import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { interpolate } from '@/components/lib/interpolate';
import type { Door } from './lock-state';
import { Note } from './note';

type OfflineNoteProps = {
  door: Door;
  column: number;
  /** The index of the door whose release is being confirmed; -1 if none. */
  askingAt: number;
};

/** Explains what happens with an offline lock, and that it never counts as secured. */
export function OfflineNote({ door, column, askingAt }: OfflineNoteProps) {
  const words = copy.offline;
  const happens = [
    { Icon: Clock, text: words.schedule },
    { Icon: UserRoundCheck, text: interpolate(words.asked, { asked: door.asked }) },
    { Icon: RefreshCw, text: door.queued ? words.queued : words.command },
  ];
  return (
    <Note
      column={column}
      slot={askingAt > column ? 'aside' : 'wide'}
      second={askingAt >= 4}
      className="bg-attention"
      pointer="bg-attention"
    >
      <p className="font-display text-h5 leading-6">
        {interpolate(words.title, { door: door.id, time: door.lastHeard })}
      </p>
      <p className="mt-1.5 text-detail leading-6 text-soft">{words.text}</p>
      <ul className="mt-3 space-y-2">
        {happens.map(({ Icon, text }) => (
          <li key={text} className="flex gap-2.5 text-detail leading-6">
            <Icon aria-hidden="true" size={18} className="mt-0.75 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </Note>
  );
}
