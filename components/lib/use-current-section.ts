import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A section is current once its heading is at most this far below the top of the pane, in pixels.
 * A heading that a link has scrolled to, just below the fixed header, is.
 */
const readingOffset = 120;

type Scroller = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/**
 * Returns the index of the section being read: the last one whose heading is near the top of the
 * pane or above it, and the last of all at the end of the pane. 0 before the first heading.
 *
 * @param tops each heading's distance from the pane's top, in pixels
 */
export function currentSection(tops: readonly number[], pane: Scroller): number {
  const left = pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  if (left < 2 && pane.scrollTop > 0) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingOffset),
  );
}

/**
 * Follows which section is being read.
 *
 * @param ids of the sections or their headings, in order
 * @param pane the element that scrolls; by default the window
 * @returns `current` is the index of the section, undefined until JavaScript runs; `goTo` scrolls to
 *   a section and focuses it, as a link to it would
 */
export function useCurrentSection(ids: readonly string[], pane?: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number>();
  /** A jump may end with a later heading in view: its scroll event must not change the choice. */
  const jumped = useRef(false);
  const list = ids.join(' ');

  useEffect(() => {
    const scroller = pane ? pane.current : document.documentElement;
    if (!scroller) return;
    const follow = () => {
      if (jumped.current) {
        jumped.current = false;
        return;
      }
      const top = pane ? scroller.getBoundingClientRect().top : 0;
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      setCurrent(
        currentSection(
          list.split(' ').map((id) => topOf(id) - top),
          scroller,
        ),
      );
    };
    const target = pane ? scroller : document;
    follow();
    target.addEventListener('scroll', follow, { passive: true });
    return () => target.removeEventListener('scroll', follow);
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
