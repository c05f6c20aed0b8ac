import { useEffect } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { addAddress, revisit } from './address';
import { isPlainClick } from '@/components/lib/plain-click';

/**
 * Follows links that need more than the browser does: a link to the current page scrolls to its top,
 * and a link to an anchor inside the page (`/privacy/#privacy-4`) scrolls there without loading the
 * document, although the page's address is in its hash form.
 *
 * @param path the route path of the current page
 */
export function useSamePageLinks(path: string) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.dataset.route !== undefined) {
        if (link.href === location.href) revisit();
      } else if (link.hash && link.href.split('#')[0] === addressOf(path)) {
        event.preventDefault();
        if (link.href !== location.href) addAddress(link.href);
        revisit();
      }
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [path]);
}

const addressOf = (path: string) => location.origin + prerenderedAddress(path);
