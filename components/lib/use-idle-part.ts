import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle';

/**
 * A component whose code loads when the browser is idle, in windows that match `media`, or when it is
 * requested before. After a failure, another request tries again (React.lazy would keep the failure).
 *
 * @param load imports the component; the same function in every render
 * @returns `request` resolves to whether the component has loaded
 */
export function useIdlePart<Props>(load: () => Promise<ComponentType<Props>>, media: string) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  const request = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);

  useEffect(
    () => whenIdle(() => void (window.matchMedia(media).matches && request())),
    [media, request],
  );
  return { Part, request };
}
