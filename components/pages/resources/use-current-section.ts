import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentSection } from './current-section';

/**
 * Which of the headings in a scrolling pane is being read, and a way to go to one: its heading is
 * scrolled to the top and takes focus, as the target of a link would.
 */
export function useCurrentSection(pane: RefObject<HTMLElement | null>, headingIds: string[]) {
  const [current, setCurrent] = useState(0);
  /** A jump may end with a later heading in view: its scroll event must not unmark the choice. */
  const jumped = useRef(false);
  const ids = headingIds.join(' ');

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const follow = () => {
      if (jumped.current) {
        jumped.current = false;
        return;
      }
      const top = element.getBoundingClientRect().top;
      const tops = ids
        .split(' ')
        .map((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) - top);
      setCurrent(currentSection(tops, element));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [pane, ids]);

  const goTo = (section: number) => {
    const heading = document.getElementById(headingIds[section] ?? '');
    const before = pane.current?.scrollTop;
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
    jumped.current = pane.current?.scrollTop !== before;
    setCurrent(section);
  };

  return { current, goTo };
}
