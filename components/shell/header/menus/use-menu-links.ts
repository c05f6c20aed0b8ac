import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPlainClick } from '@/components/lib/plain-click';
import { openRoute } from '@/components/shell/navigation/address';

/**
 * Follows a link in an open menu after the menu has closed, unless the link opens in a new tab. It
 * listens on the document, because screen readers call all text in an element that has a click listener
 * "clickable".
 *
 * @param close closes the menu, then calls its argument
 */
export function useMenuLinks(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (closed: () => void) => void,
) {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-route]');
    if (!link || !panel.current?.contains(link) || !isPlainClick(event)) return;
    event.preventDefault();
    close(() => openRoute(link.dataset.route ?? '/'));
  });

  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [isOpen]);
}
