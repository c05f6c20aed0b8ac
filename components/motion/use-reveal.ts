import { useEffect, type RefObject } from 'react';
import { easing, reveal } from '@/content/site/timing';
import { play, prefersReducedMotion } from './play';
import { isBelowWindow, whenScrolled } from './when-scrolled';

/** Hides a block until it is revealed, but not in print or with reduced motion. */
const hiddenClass = 'motion-safe:not-print:opacity-0';

/**
 * Fades in the blocks of an element as they are scrolled into view, each once. Nothing is hidden before
 * the visitor's first scroll, and then only what is below the window, so screenshots, crawlers and
 * tall windows get the whole page. Only opacity changes: with a transform around lists and headings,
 * Orca's read-all repeats them without end.
 *
 * @param page identifies the page, e.g. its path; a new value starts over, with new elements
 */
export function useReveal(scope: RefObject<HTMLElement | null>, page: string) {
  useEffect(() => {
    let blocks: HTMLElement[] = [];
    const show = (block: HTMLElement) => {
      observer.unobserve(block);
      block.classList.remove(hiddenClass);
      // A print would show the first frame of the animation.
      if (!window.matchMedia('print').matches)
        play(block, { opacity: [0, 1] }, reveal.duration, easing.enter);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // After a jump down the page, the blocks before the one in view are shown too.
        for (const { isIntersecting, target } of entries)
          if (isIntersecting)
            blocks.splice(0, blocks.indexOf(target as HTMLElement) + 1).forEach(show);
      },
      { threshold: reveal.visible, rootMargin: `0px 0px -${reveal.bottomMargin}px 0px` },
    );
    const stop = whenScrolled(() => {
      if (prefersReducedMotion() || !scope.current) return;
      blocks = blocksOf(scope.current).filter(canHide);
      for (const block of blocks) {
        block.classList.add(hiddenClass);
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

/** The items of each list, and the elements beside the lists. */
function blocksOf(element: HTMLElement): HTMLElement[] {
  const isItem = element.parentElement?.matches(lists);
  return isItem || !element.querySelector(lists)
    ? [element]
    : ([...element.children] as HTMLElement[]).flatMap(blocksOf);
}

/** Whether a block is below the window, not in a hidden tab, and 10% of it can fit the window. */
function canHide(block: Element) {
  const fits = block.clientHeight * reveal.visible < window.innerHeight - reveal.bottomMargin;
  return fits && isBelowWindow(block) && !block.closest('[hidden]');
}
