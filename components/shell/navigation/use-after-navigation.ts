import { useLayoutEffect, useRef, useState } from 'react';
import { dropMessage, readAnchor } from './address';
import { pageTitle } from './page-title';
import type { ShownPage } from './use-page';
import type { Visit } from './use-visit';

/**
 * When the page of a visit is shown, scrolls to its top or to the anchor in the address, moves focus
 * there and returns the title to announce. For the first page of a document the browser does this.
 */
export function useAfterNavigation(shown: ShownPage, visit: Visit | undefined): string {
  const [announcement, setAnnouncement] = useState('');
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (shown.path !== visit?.path) return;
    delete document.documentElement.dataset.routePending;
    upgradeLinks(document);
    // The form, if this is its page, has read it in its own effect.
    dropMessage();
    if (isFirst.current) {
      isFirst.current = false;
      // After a reload the browser does not scroll to an anchor once a script has scrolled the page.
      if (window.scrollY === 0) findAnchor()?.scrollIntoView({ behavior: 'instant' });
      return;
    }
    scrollAndFocus();
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

/** Scrolls to the anchor in the address, or to the top, and moves focus to the heading there. */
function scrollAndFocus() {
  const anchor = findAnchor();
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });

  const target = anchor ? headingOf(anchor) : document.querySelector<HTMLElement>('main h1');
  takeFocus(target ?? document.getElementById('main'));
}

const headingOf = (anchor: HTMLElement) =>
  anchor.hasAttribute('tabindex')
    ? anchor
    : (anchor.querySelector<HTMLElement>('[tabindex="-1"]') ?? anchor);

function takeFocus(target: HTMLElement | null) {
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
