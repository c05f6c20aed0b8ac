import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a block that renders `hidden` until script runs: seen without script, unseen before React
 * has taken over where script will run. Put it on the element that `useFindable` gets.
 */
export const foldedUntilScript = '[@media_screen_and_(scripting:enabled)]:[&:not([hidden])]:hidden';

/**
 * Hides a block in such a way that the browser's own search still finds the words in it
 * (`hidden="until-found"`; plain hidden in browsers that do not know it). The attribute is set by
 * script alone, so that everything can be read without it.
 *
 * @param onFound called when the search has landed inside the hidden block: show it
 */
export function useFindable(
  block: RefObject<HTMLElement | null>,
  hidden: boolean,
  onFound: () => void,
) {
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    const element = block.current;
    if (!element || !hidden) return;
    const show = () => found();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', show);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', show);
    };
  }, [block, hidden]);
}
