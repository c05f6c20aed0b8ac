import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Class of an element that `useFindable` will hide: hides it before hydration, but not without
 * JavaScript.
 */
export const hiddenUntilHydrated =
  '[@media_screen_and_(scripting:enabled)]:[&:not([hidden])]:hidden';

/**
 * Hides an element so that the browser's find in page still finds its text (`hidden="until-found"`;
 * plain hidden where unsupported). The attribute is set after hydration, so everything is readable
 * without JavaScript.
 *
 * @param onFound called when a search result is inside the hidden element; should show it
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
