import { useEffect } from 'react';

/**
 * A press on a card's words follows the card's link, as a press on the rest of the card does;
 * dragging over them only selects. The words lie above the link or button that covers the card;
 * the card is marked `data-card`, the link or button `data-card-link`.
 */
export function useCardPress() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const target = event.target as Element;
      const card = target.closest('[data-card]');
      if (!card || target.closest('a, button') || !getSelection()?.isCollapsed) return;
      card.querySelector('[data-card-link]')?.dispatchEvent(new MouseEvent('click', event));
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
}
