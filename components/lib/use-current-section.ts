import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A section is current once its heading is at most this far below the top of the pane, in pixels.
 * A heading that a link has scrolled to, just below the fixed header, is.
 */
const readingOffset = 120;

/**
 * The index of the section being read: the last one whose heading is near the top of the pane or above
 * it, and the last at the end of the pane. `tops` are the headings' distances from the pane's top.
 */
export function currentSection(
  tops: readonly number[],
  {
    scrollTop,
    clientHeight,
    scrollHeight,
  }: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>,
): number {
  const isAtEnd = scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2;
  const last = tops.findLastIndex((top) => isAtEnd || top <= readingOffset);
  return Math.max(0, last);
}

/**
 * Follows which section is being read: the index of one of `ids`, undefined until JavaScript runs.
 * `pane` is the element that scrolls, by default the window. `goTo` scrolls to a section and focuses
 * it, as a link to it would.
 */
export function useCurrentSection(ids: readonly string[], pane?: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number>();
  /** A jump may end with a later heading in view: its scroll event must not change the choice. */
  const jumped = useRef(false);
  const list = ids.join(' ');

  useEffect(() => {
    const scroller = pane?.current ?? document.documentElement;
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    const follow = () => {
      // Where the pane does not scroll but what it is in, it may begin above the window, as the page does.
      const start = Math.max(0, topOf(scroller));
      const tops = list.split(' ').map((id) => topOf(document.getElementById(id)) - start);
      if (!jumped.current) setCurrent(currentSection(tops, scroller));
      jumped.current = false;
    };
    const followAround = ({ target }: Event) => (target as Node).contains(scroller) && follow();
    follow();
    document.addEventListener('scroll', followAround, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', followAround, { capture: true });
  }, [pane, list]);

  const goTo = (section: number) => {
    const heading = document.getElementById(ids[section] ?? '');
    const before = pane?.current?.scrollTop;
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    jumped.current = pane?.current?.scrollTop !== before;
    setCurrent(section);
  };

  return { current, goTo };
}
