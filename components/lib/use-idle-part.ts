import { useEffect, type ComponentType } from 'react';
import { useLazyPart } from './use-lazy-part';
import { whenIdle } from './when-idle';

/**
 * A lazy part of the header that is also fetched unasked, when the browser is idle, in windows that
 * match `media`: it should be there when the pointer is.
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
