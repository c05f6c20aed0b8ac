import { useLayoutEffect, useRef, useState } from 'react';
import { readAnchor } from './address';
import { pageTitle } from './page-title';
import type { ShownPage } from './use-page';
import type { Visit } from './use-visit';

/**
 * What happens once the page of a visit is in place: the top of the page, or the place in it that
 * the address names, focus there, and the title to announce, which is returned. The first page of
 * a document is left to the browser, as in any document.
 */
export function useAfterNavigation(shown: ShownPage, visit: Visit | undefined): string {
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shown.path !== visit?.path) return;
    delete document.documentElement.dataset.routePending;
    upgradeLinks(document);
    if (isFirst.current) {
      isFirst.current = false;
      // On a reload the browser goes to no anchor where the site has taken over scrolling.
      if (window.scrollY === 0) findAnchor()?.scrollIntoView({ behavior: 'instant' });
      return;
    }
    goToPlace();
    setAnnouncement(pageTitle(shown));
  }, [shown, visit]);

  return announcement;
}

/**
 * Gives the links of the exported HTML their hash form. Until JavaScript runs they lead to
 * prerendered pages; afterwards a visitor who copies one, opens it in a new tab or clicks it gets
 * the address of the shell.
 */
function upgradeLinks(root: ParentNode) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-route]')) {
    const hash = `#${link.dataset.route}`;
    if (link.getAttribute('href') !== hash) link.setAttribute('href', hash);
  }
}

function findAnchor() {
  const anchor = readAnchor();
  return anchor ? document.getElementById(anchor) : null;
}

/** Scrolls to the place in the page that the address names, and moves focus to its heading. */
function goToPlace() {
  const anchor = findAnchor();
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });

  const target = anchor ? headingOf(anchor) : document.querySelector<HTMLElement>('main h1');
  takeFocus(target ?? document.getElementById('main'));
}

const headingOf = (place: HTMLElement) =>
  place.hasAttribute('tabindex')
    ? place
    : (place.querySelector<HTMLElement>('[tabindex="-1"]') ?? place);

function takeFocus(target: HTMLElement | null) {
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
