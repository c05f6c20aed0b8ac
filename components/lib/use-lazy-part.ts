import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first requested. After a failure, another request
 * tries again (React.lazy would keep the failure).
 *
 * @param load imports the component; the same function in every render
 * @returns `request` loads the component and resolves to whether it succeeded; `preload` loads its code
 *   only and ignores a failure
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  const request = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [load]);
  const preload = () => void load().catch(() => undefined);
  return { Part, failed, request, preload };
}
