import { useState, type ComponentType } from 'react';

/**
 * A part whose code is fetched when it is first asked for, not before. A failed fetch is said, and
 * asking again tries again (React.lazy would keep the failure for ever).
 *
 * @param load imports the part
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);

  const request = () => {
    setFailed(false);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };
  return { Part, failed, request };
}
