import type { Steps } from '@/content/walkthrough/types';
import type { PlayerState } from '@/components/lib/player-machine';
import { useAnnouncement } from './use-announcement';

/** A polite live region that announces each step. */
export function Announcer({ state, steps }: { state: PlayerState; steps: Steps }) {
  const said = useAnnouncement(state, steps);
  return (
    <p role="status" className="sr-only print:hidden">
      {said}
    </p>
  );
}
