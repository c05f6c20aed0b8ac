import { useRef, useState, type RefObject } from 'react';
import type { GrantCard } from '@/content/types';
import { loadGuideViewer } from './load-guide';

type LoadedGuide = Awaited<ReturnType<typeof loadGuideViewer>> & { card: GrantCard };

/**
 * The guide that is open, one at a time: of several requested while they load, the last opens. It
 * is dropped when the cards have been hidden in the meantime, by a change of tab.
 *
 * @returns `failed` is the card whose guide failed to load; requesting it again tries again
 */
export function useGuide(cards: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<LoadedGuide>();
  const [failed, setFailed] = useState<GrantCard>();
  const latest = useRef<GrantCard>(undefined);

  const request = (card: GrantCard) => {
    latest.current = card;
    setFailed(undefined);
    const isWanted = () => latest.current === card && !cards.current?.closest('[hidden]');
    loadGuideViewer(card.slug).then(
      (loaded) => isWanted() && setOpen({ ...loaded, card }),
      () => isWanted() && setFailed(card),
    );
  };

  return { open, failed, request, close: () => setOpen(undefined) };
}
