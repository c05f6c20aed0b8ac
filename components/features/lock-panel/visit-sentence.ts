import { interpolate } from '@/components/lib/interpolate';
import type { PanelState } from './lock-state';

type Sentences = Record<'looked' | 'released' | 'one' | 'several' | 'all', string>;

/**
 * Describes what the visitor did, to start the contact form's message. All doors take precedence
 * over several, several over one, and locking over releasing; if nothing changed, it says that they
 * looked.
 */
export function visitSentence({ changes, lockedAll }: PanelState, sentences: Sentences) {
  if (lockedAll) return sentences.all;
  const locked = doorsThat('secured', changes);
  if (locked.length > 1) return interpolate(sentences.several, { count: locked.length });
  if (locked[0]) return interpolate(sentences.one, { door: locked[0] });
  const [released] = doorsThat('open', changes);
  return released ? interpolate(sentences.released, { door: released }) : sentences.looked;
}

const doorsThat = (became: 'secured' | 'open', changes: PanelState['changes']) => [
  ...new Set(changes.filter((change) => change.became === became).map(({ door }) => door)),
];
