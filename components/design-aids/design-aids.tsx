'use client';

import { useInBrowser } from '@/components/lib/use-in-browser';
import { GridBar } from './grid-bar';
import { ViewportSwitcher } from './viewport-switcher';

const isTop = () => window.self === window.top;

/** For `npm run dev` only: the grid, and a viewport switcher, which is not in the frame that it opens. */
export const DesignAids = () => (
  <aside
    aria-label="Design aids"
    className="fixed right-2 bottom-2 z-50 flex flex-wrap items-center gap-2 rounded-card bg-dark-deep p-2 text-tiny text-on-dark shadow-lifted on-dark print:hidden"
  >
    <GridBar />
    {useInBrowser(isTop) && <ViewportSwitcher />}
  </aside>
);
