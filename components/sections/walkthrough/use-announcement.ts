import { useEffect, useState } from 'react';
import { walkthrough as timing } from '@/content/timing';
import type { Steps } from '@/content/walkthrough/types';
import { stepAt } from './step-at';
import type { PlayerState } from './player-machine';

/**
 * What the live region says: clock and title of each step as it begins, short enough to end before
 * the next; the caption is there to read. Nothing before the first play, and after a jump only the
 * step where the jumping stopped.
 */
export function useAnnouncement({ status, step, skipped, text }: PlayerState, steps: Steps) {
  const [said, setSaid] = useState('');
  const { clock, title } = stepAt(steps, step);
  const sentence = status === 'ready' || text ? '' : `${clock}. ${title}`;

  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), skipped ? timing.captionQuiet : 0);
    return () => clearTimeout(timer);
  }, [sentence, skipped]);

  return said;
}
