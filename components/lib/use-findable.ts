import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a block that is `hidden` once hydrated: shown without JavaScript, hidden before hydration
 * otherwise. Put it on the element that `useFindable` gets.
 */
export const foldedUntilScript = '[@media_screen_and_(scripting:enabled)]:[&:not([hidden])]:hidden';

/**
 * Hides a block so that the browser's find in page still finds its text (`hidden="until-found"`;
 * plain hidden where unsupported). The attribute is set after hydration, so everything is readable
 * without JavaScript.
 *
 * @param onFound called when a search result is inside the hidden block: show it
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
