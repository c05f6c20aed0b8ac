'use client';

import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const OutageTable = lazy(() =>
  import('@/components/sections/outage-table').then((module) => ({ default: module.OutageTable })),
);

const never = () => () => {};

/**
 * Every answer in full, in print and for visitors without JavaScript. In the document that has it React
 * keeps its HTML as it is, so that the answers are in no script of the page; after another page they load.
 */
export function WrittenOutages() {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Its first value: false in the export and in its document.
  const [isLater] = useState(isHydrated);
  const table = <OutageTable />;
  return (
    <div className="mt-6 hidden print:block noscript:block" suppressHydrationWarning>
      {isLater ? <Suspense>{table}</Suspense> : typeof window === 'undefined' ? table : ''}
    </div>
  );
}
