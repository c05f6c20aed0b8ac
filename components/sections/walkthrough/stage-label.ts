import { rooms } from '@/content/walkthrough/rooms';
import { words } from '@/content/walkthrough/words';
import { interpolate } from '@/components/lib/interpolate';
import type { Frame } from './frame-at';

/** The stage in a sentence: what each room's chip says, for those who do not see it. */
export function stageLabel(frame: Frame): string {
  const states = rooms
    .map(({ id }) => frame.rooms[id])
    .filter(({ look }) => look !== 'waiting')
    .map(({ look, words: chip }) =>
      look === 'act'
        ? `${chip}: ${words.here}`
        : look === 'line'
          ? `${chip}: ${words.onTheLine}`
          : chip,
    );
  return interpolate(words.stage, { school: words.school, rooms: states.join(', ') }).trim();
}
