import { useEffect, type ComponentType } from 'react';
import { useLazyPart } from './use-lazy-part';
import { whenIdle } from './when-idle';

/**
 * A lazy component that is also preloaded when the browser is idle, in windows that match `media`:
 * for the header's menus, which should be ready on hover.
 */
export function useIdlePart<Props>(load: () => Promise<ComponentType<Props>>, media: string) {
  const part = useLazyPart(load);
  const { request } = part;

  useEffect(
    () => whenIdle(() => void (window.matchMedia(media).matches && request())),
    [media, request],
  );
  return part;
}
