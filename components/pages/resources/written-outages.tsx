'use client';

import { lazy } from 'react';

const OutageTable = lazy(() =>
  import('@/components/sections/outage-table').then((module) => ({ default: module.OutageTable })),
);

/**
 * Every answer in full, in print and for visitors without JavaScript. In the browser React keeps its HTML
 * as it is, so that the answers are in no script of the page.
 */
export const WrittenOutages = () => (
  <div className="mt-6 hidden print:block noscript:block" suppressHydrationWarning>
    {typeof window === 'undefined' ? <OutageTable /> : ''}
  </div>
);
