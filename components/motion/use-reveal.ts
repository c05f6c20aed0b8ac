import { useEffect, type RefObject } from 'react';
import { easing, reveal } from '@/content/timing';
import { play, prefersReducedMotion } from './play';
import { isBelowWindow, whenScrolled } from './when-scrolled';

/** Only on screens: print and reduced motion show a block that still waits. */
const waiting = 'motion-safe:not-print:opacity-0';

/**
 * Fades in the blocks of a page as they are scrolled into view, each once. Nothing is hidden before
 * the visitor's first scroll, and then only what is below the window, so a capture, a crawler or a
 * tall window gets the whole page. Only opacity changes: a transform around lists and headings
 * makes a screen reader's read-all repeat them without end.
 *
 * @param page what identifies the page, e.g. its path; a new value starts over
 */
export function useReveal(scope: RefObject<HTMLElement | null>, page: string) {
  useEffect(() => {
    let blocks: HTMLElement[] = [];
    const show = (block: HTMLElement) => {
      observer.unobserve(block);
      block.classList.remove(waiting);
      // Paper shows the first frame of an animation.
      if (!window.matchMedia('print').matches)
        play(block, { opacity: [0, 1] }, reveal.duration, easing.enter);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // A jump down the page passes over blocks: what comes before the one in view shows with it.
        for (const { isIntersecting, target } of entries)
          if (isIntersecting)
            blocks.splice(0, blocks.indexOf(target as HTMLElement) + 1).forEach(show);
      },
      { threshold: reveal.visible, rootMargin: `0px 0px -${reveal.bottomMargin}px 0px` },
    );
    const stop = whenScrolled(() => {
      if (prefersReducedMotion() || !scope.current) return;
      blocks = blocksOf(scope.current).filter(canWait);
      for (const block of blocks) {
        block.classList.add(waiting);
        observer.observe(block);
      }
    });
    return () => {
      stop();
      observer.disconnect();
    };
  }, [scope, page]);
}

const lists = 'ul, ol, dl';

/** The items of every list, and what stands beside the lists. */
function blocksOf(element: HTMLElement): HTMLElement[] {
  const isItem = element.parentElement?.matches(lists);
  return isItem || !element.querySelector(lists)
    ? [element]
    : ([...element.children] as HTMLElement[]).flatMap(blocksOf);
}

/** Below the window, not in a closed tab, and not so tall that 10% of it never fits the window. */
function canWait(block: Element) {
  const fits = block.clientHeight * reveal.visible < window.innerHeight - reveal.bottomMargin;
  return fits && isBelowWindow(block) && !block.closest('[hidden]');
}
