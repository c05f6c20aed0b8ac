import { useRef, useState, type RefObject } from 'react';
import type { GrantCard } from '@/content/site/types';
import { loadGuideViewer } from './load-guide';

type LoadedGuide = Awaited<ReturnType<typeof loadGuideViewer>> & { card: GrantCard };

/**
 * Loads and opens one guide at a time. If several are requested while they load, only the last one
 * opens, and none if the cards have been hidden by a change of tab.
 *
 * @returns `failed` is the card whose guide failed to load; another request tries again
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
