import { useEffect } from 'react';
import { closeAll } from '@/components/lib/close-before-leaving';
import { isInPage, open, routeAddress } from './address';

/**
 * Follows the links of the site, in all of its parts: to a page (`data-route`), which may be the
 * current one, and to an anchor inside the current page. What is open closes first. The browser
 * follows other links, and those that are opened in a new tab.
 */
export function useLinks() {
  useEffect(() => {
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, []);
}

function follow(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  const { route, anchor } = link.dataset;
  if (route === undefined && !isInPage(link.href)) return;
  event.preventDefault();
  const address = route === undefined ? link.href : routeAddress(route);
  closeAll(() => open(address, link.closest('header, footer')?.localName, anchor));
}

/** Whether a click follows its link here, and not in a new tab or window. */
const isPlain = (click: MouseEvent) =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
