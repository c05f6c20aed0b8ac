import { rooms } from '@/content/walkthrough/rooms';
import { words } from '@/content/walkthrough/words';
import { interpolate } from '@/components/lib/interpolate';
import type { Frame } from '@/components/scene/story/frame-at';

/** The stage's text alternative: what each room's label says, in one sentence. */
export function stageLabel(frame: Frame): string {
  const states = rooms
    .map(({ id }) => frame.rooms[id])
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, words: chip }) =>
      state === 'act'
        ? `${chip}: ${words.here}`
        : state === 'line'
          ? `${chip}: ${words.onTheLine}`
          : chip,
    );
  return interpolate(words.stage, { school: words.school, rooms: states.join(', ') }).trim();
}
