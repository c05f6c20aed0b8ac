import { useLayoutEffect, useState, type RefObject } from 'react';

export type StageSize = { width: number; windowHeight: number };

/** The width of an element and the height of the window, in pixels; undefined until measured. */
export function useStageSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<StageSize>();

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () =>
      setSize((before) => {
        const width = box.clientWidth;
        // A closed dialog has no width.
        if (!width) return before;
        const windowHeight = window.innerHeight;
        const same = before?.width === width && before.windowHeight === windowHeight;
        return same ? before : { width, windowHeight };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);

  return size;
}
