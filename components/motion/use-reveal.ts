import { useEffect, type RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { easing, reveal } from '@/content/site/timing';
import { play, prefersReducedMotion } from './play';
import { whenScrolled } from './when-scrolled';

/** Hides a block until it is revealed, but not in print or with reduced motion. */
const hiddenClass = cx('motion-safe:not-print:opacity-0');

/**
 * Fades in the blocks of an element as they are scrolled into view or focused, each once. Nothing is
 * hidden before the visitor's first scroll, and then only what is below the window. Only opacity
 * changes: with a transform around lists and headings, Orca's read-all repeats them without end.
 *
 * @param page identifies the page, e.g. its path; a new value starts over
 */
export function useReveal(scope: RefObject<HTMLElement | null>, page: string) {
  useEffect(() => {
    const element = scope.current;
    let blocks: HTMLElement[] = [];
    let observer: IntersectionObserver | undefined;

    const show = (block: HTMLElement) => {
      observer?.unobserve(block);
      block.classList.remove(hiddenClass);
      // A print would show the first frame of the animation.
      if (!window.matchMedia('print').matches)
        play(block, { opacity: [0, 1] }, reveal.duration, easing.enter);
    };
    /** After a jump down the page, the blocks before the one in view are shown too. */
    const showUpTo = (block: HTMLElement) =>
      blocks.splice(0, blocks.indexOf(block) + 1).forEach(show);

    const focused = ({ target }: FocusEvent) => {
      const block = blocks.find((one) => one.contains(target as Node));
      if (block) showUpTo(block);
    };
    const stop = whenScrolled(() => {
      if (prefersReducedMotion() || !element || window.innerHeight < reveal.leastHeight) return;
      blocks = blocksOf(element).filter(canHide);
      observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries) if (hasEntered(entry)) showUpTo(entry.target as HTMLElement);
        },
        { threshold: [0, reveal.visible], rootMargin: `0px 0px -${reveal.bottomMargin}px 0px` },
      );
      for (const block of blocks) {
        block.classList.add(hiddenClass);
        observer.observe(block);
      }
      element.addEventListener('focusin', focused);
    });
    return () => {
      stop();
      observer?.disconnect();
      element?.removeEventListener('focusin', focused);
      for (const block of blocks) block.classList.remove(hiddenClass);
    };
  }, [scope, page]);
}

const lists = 'ul, ol, dl';

/** The items of each list, and the elements beside the lists; not what says `data-reveal="never"`. */
function blocksOf(element: HTMLElement): HTMLElement[] {
  if (element.dataset.reveal === 'never') return [];
  const isItem = element.parentElement?.matches(lists);
  const hasList = element.matches(lists) || element.querySelector(lists);
  return isItem || !hasList
    ? [element]
    : ([...element.children] as HTMLElement[]).flatMap(blocksOf);
}

/** Whether a block is below the window and not in a hidden tab. */
const canHide = (block: Element) =>
  block.getBoundingClientRect().top >= window.innerHeight && !block.closest('[hidden]');

/** Whether 10% of a block is in view; a tall block does not wait, because the window would stay blank. */
const hasEntered = ({ isIntersecting, intersectionRatio, target }: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= reveal.visible || target.clientHeight > window.innerHeight * reveal.tall);
