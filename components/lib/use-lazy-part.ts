import { useCallback, useState, type ComponentType } from 'react';

/**
 * A part whose code is fetched when it is first asked for, not before. A failed fetch is said, and
 * asking again tries again (React.lazy would keep the failure for ever).
 *
 * @param load imports the part; the same function in every render
 * @returns `request` asks for the part and resolves to whether it could be had
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
  return { Part, failed, request };
}
