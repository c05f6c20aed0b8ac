import { useEffect } from 'react';
import { loadAllStyles } from '@/components/lib/all-styles';
import { closeAll } from '@/components/lib/close-before-leaving';
import { whenIdle } from '@/components/lib/when-idle';
import { requestView } from '../views/load-view';
import { isInPage, open, routeAddress } from './address';
import { parseHash } from './parse-hash';

/** The links that lead to a page. */
const leading = 'a[data-route]';

/**
 * Follows the links of the site, in all of its parts, and loads their pages before: all that the
 * current page links to when the browser is idle, and one at once when its link is pointed at, focused
 * or touched. Opening a page tries again.
 *
 * @param page the key of the page that is shown
 */
export function useLinks(page: string) {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('click', follow, { signal });
    for (const intent of ['pointerover', 'focusin'])
      document.addEventListener(intent, prefetch, { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    giveHashes();
    return whenIdle(() => void prefetchAll());
  }, [page]);
}

/**
 * Follows a link to a page (`data-route`), which may be the current one, and to an anchor inside the
 * current page. What is open closes first. The browser follows other links, and those that are opened
 * in a new tab.
 */
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

/**
 * Gives the links of the exported HTML, which lead to prerendered pages, their hash form, so that a
 * visitor who copies one or opens it in a new tab gets the address of the shell. React cannot: the
 * footer and most of a page are static HTML.
 */
function giveHashes() {
  const links = document.querySelectorAll<HTMLElement>('a[data-route]:not([data-anchor])');
  for (const link of links) link.setAttribute('href', `#${link.dataset.route}`);
}

function prefetch({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLElement>(leading);
  if (link) requestView(pathOf(link)).catch(() => {});
}

/** The styles, then one page after another, until one fails to load. */
async function prefetchAll() {
  const paths = [...document.querySelectorAll<HTMLElement>(leading)].map(pathOf);
  try {
    await loadAllStyles();
    for (const path of new Set(paths)) await requestView(path);
  } catch {
    // Without a connection the others fail, too.
  }
}

const pathOf = (link: HTMLElement) => parseHash(`#${link.dataset.route}`).path ?? '/';
