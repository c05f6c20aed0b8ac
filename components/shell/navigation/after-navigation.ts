import { useEffect, useLayoutEffect, useRef } from 'react';
import { labels } from '@/content/site/shell';
import { announcement } from '@/content/site/timing';
import { pageTitle, type Shown } from './use-page';

/** The id of the live region of the shell. */
export const announcerId = 'announcer';

/**
 * When the page of a navigation is shown, scrolls to its top or to the anchor in the address or the
 * link and moves focus there, so that screen readers say the heading. After Back, Forward and a typed
 * address they say the title. For a document's first page the browser does.
 */
export function useAfterNavigation(shown: Shown, isSlow: boolean) {
  const before = useRef<Shown>(undefined);

  useLayoutEffect(() => {
    const { navigation, page } = shown;
    if (navigation.count === 0) return;
    const last = before.current;
    before.current = shown;
    delete document.documentElement.dataset.routePending;

    // A place in a tab of the resources page waits for its tab.
    const id = navigation.anchor ?? (navigation.tab ? undefined : navigation.place);
    const anchor = id ? document.getElementById(id) : null;
    if (!last) {
      // After a reload the browser does not scroll to an anchor once a script has scrolled the page.
      if (anchor && window.scrollY === 0) anchor.scrollIntoView({ behavior: 'instant' });
    } else if (last.page !== page || last.navigation.count !== navigation.count) {
      if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
      const heading = anchor ? headingOf(anchor) : document.querySelector<HTMLElement>('main h1');
      // Where nothing was pressed, screen readers drop the focus of the page.
      if (!focusOn(heading) || !navigation.isLink) announce(pageTitle(shown));
    }
  }, [shown]);

  useEffect(() => {
    if (isSlow) announce(labels.pending);
  }, [isSlow]);
}

const headingOf = (anchor: HTMLElement) =>
  anchor.hasAttribute('tabindex')
    ? anchor
    : (anchor.querySelector<HTMLElement>('[tabindex="-1"]') ?? anchor);

/** Focuses a heading, or main without one; returns whether that made screen readers say the heading. */
function focusOn(heading: HTMLElement | null): boolean {
  const target = heading ?? document.getElementById('main');
  if (!target || target === document.activeElement) return false;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  // When the page that was read is removed, screen readers go on from here.
  getSelection()?.collapse(target, 0);
  target.focus({ preventScroll: true });
  return target === heading && target === document.activeElement;
}

let emptying: ReturnType<typeof setTimeout>;

/** Lets screen readers say a sentence, and removes it before who reads on meets it after the page. */
function announce(sentence: string) {
  const region = document.getElementById(announcerId);
  if (!region) return;
  clearTimeout(emptying);
  region.textContent = sentence;
  emptying = setTimeout(() => (region.textContent = ''), announcement);
}
