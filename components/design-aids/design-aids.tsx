'use client';

import { useState, useSyncExternalStore } from 'react';
import { GridBar } from './grid-bar';
import { TokenSheet } from './token-sheet';
import { ViewportSwitcher } from './viewport-switcher';
import './design-aids.css';
// A production build has it in each page instead (app/page-styles.tsx).
import '@/styles/globals.css';

const never = () => () => {};
const isInFrame = () => window.self !== window.top;

/**
 * For `npm run dev` only: a bar that names the current grid and can show it over the page, a viewport
 * switcher, and a sheet of all tokens. The frame of the viewport switcher shows the grid bar only.
 */
export function DesignAids() {
  const framed = useSyncExternalStore(never, isInFrame, () => true);
  const [sheet, setSheet] = useState(false);
  return (
    <aside aria-label="Design aids" className="on-dark print:hidden">
      <div className="fixed right-2 bottom-2 z-50 flex flex-wrap items-center gap-2 rounded-card bg-dark-deep p-2 text-tiny text-on-dark shadow-lifted">
        <GridBar />
        {!framed && (
          <>
            <ViewportSwitcher />
            <button
              type="button"
              className="min-h-9 rounded-chip bg-dark-line px-3"
              onClick={() => setSheet(true)}
            >
              Tokens
            </button>
          </>
        )}
      </div>
      {sheet && <TokenSheet onClose={() => setSheet(false)} />}
    </aside>
  );
}
