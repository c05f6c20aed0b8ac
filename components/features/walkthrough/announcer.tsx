import { useEffect, useState } from 'react';
import { walkthrough as timing } from '@/content/site/timing';
import type { Steps } from '@/content/walkthrough/types';
import { stepAt } from '@/components/scene/story/frame-at';
import type { PlayerState } from '@/components/lib/player-machine';

/** A polite live region that announces each step. */
export function Announcer({ state, steps }: { state: PlayerState; steps: Steps }) {
  const said = useAnnouncement(state, steps);
  return (
    <p role="status" className="sr-only print:hidden">
      {said}
    </p>
  );
}

/**
 * The text of the live region: time and title of each step as it begins, short enough to be read
 * before the next one. Empty before the first play; after a series of jumps only the last step is
 * announced.
 */
function useAnnouncement({ status, step, skipped, text }: PlayerState, steps: Steps) {
  const [said, setSaid] = useState('');
  const { clock, title } = stepAt(steps, step);
  const sentence = status === 'ready' || text ? '' : `${clock}. ${title}`;

  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), skipped ? timing.captionQuiet : 0);
    return () => clearTimeout(timer);
  }, [sentence, skipped]);

  return said;
}
