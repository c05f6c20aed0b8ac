import { interpolate } from '@/components/lib/interpolate';
import { lockPanel } from '@/content/lock-panel/lock-panel';
import type { LockState } from './reduce-panel';

const { offline: words } = lockPanel;

/** Explains what happens with an offline lock, and that it never counts as secured. */
export const OfflineNote = ({ door: { id, since, queued } }: { door: LockState }) => (
  <div className="flex flex-wrap gap-x-10 gap-y-2 rounded-card bg-attention px-5 py-4 text-small *:grow *:basis-80 forced-colors:border">
    <div>
      <p className="font-display text-h5">{interpolate(words.title, { door: id, time: since })}</p>
      <p className="text-soft">{words.text}</p>
    </div>
    <ul className="list-disc space-y-1 pl-5">
      {[words.schedule, words.asked, queued ? words.queued : words.command].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
