'use client';

import { lazy, Suspense, useState } from 'react';
import { useInBrowser } from '@/components/lib/use-in-browser';

const OutageTable = lazy(() =>
  import('@/components/sections/outage-table').then((module) => ({ default: module.OutageTable })),
);

/**
 * Every answer in full, in print and for visitors without JavaScript. In the document that has it React
 * keeps its HTML as it is, so that the answers are in no script of the page; after another page they load.
 */
export function WrittenOutages() {
  // The value of the first rendering: false in the export and in its document.
  const [isLater] = useState(useInBrowser(() => true));
  const table = <OutageTable />;
  return (
    <div className="mt-6 hidden print:block noscript:block" suppressHydrationWarning>
      {isLater ? <Suspense>{table}</Suspense> : typeof window === 'undefined' ? table : ''}
    </div>
  );
}
