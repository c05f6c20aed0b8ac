'use client';

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Still content that came with the HTML and stays as it came: its words travel once, not a second
 * time in the page's data, and none of its code runs. `children` is a lazy part; the build renders
 * it, and a browser fetches it only where no HTML came (the page was drawn afresh, for instance
 * after an extension had changed it).
 */
export function Kept({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!box.current?.firstChild) setMissing(true);
  }, []);

  const content = missing ? <Suspense>{children}</Suspense> : '';
  return (
    // React leaves a text that differs alone, with all that stands in its place.
    <div ref={box} className="contents" suppressHydrationWarning>
      {typeof window === 'undefined' ? children : content}
    </div>
  );
}
