import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/**
 * A part of the header that is not needed until it is used: fetched when the browser is idle, in
 * windows that match `media`, or when asked for. Asking again after a failure tries again.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, media: string) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const request = useCallback(() => load().then((part) => setPart(() => part)), [load]);

  useEffect(
    () => whenIdle(() => window.matchMedia(media).matches && request().catch(() => {})),
    [media, request],
  );
  return [Part, request] as const;
}
