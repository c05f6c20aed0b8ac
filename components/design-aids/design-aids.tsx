'use client';

import { useState } from 'react';
import { useInBrowser } from '@/components/lib/use-in-browser';
import { AidButton } from './aid-button';
import { GridBar } from './grid-bar';
import { TokenSheet } from './token-sheet';
import { ViewportSwitcher } from './viewport-switcher';

const isTop = () => window.self === window.top;

/**
 * For `npm run dev` only: the grid, a viewport switcher (not in the frame that it opens), and a sheet
 * of all tokens.
 */
export function DesignAids() {
  const isWindow = useInBrowser(isTop);
  const [sheet, setSheet] = useState(false);
  return (
    <aside aria-label="Design aids" className="on-dark print:hidden">
      <div className="fixed right-2 bottom-2 z-50 flex flex-wrap items-center gap-2 rounded-card bg-dark-deep p-2 text-tiny text-on-dark shadow-lifted">
        <GridBar />
        {isWindow && (
          <>
            <ViewportSwitcher />
            <AidButton onClick={() => setSheet(true)}>Tokens</AidButton>
          </>
        )}
      </div>
      {sheet && <TokenSheet onClose={() => setSheet(false)} />}
    </aside>
  );
}
