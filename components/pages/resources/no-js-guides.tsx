'use client';

import { lazy } from 'react';
import type { GrantCard } from '@/content/site/types';

const AllGuides = lazy(() => import('./all-guides'));

type NoJsGuidesProps = { grants: readonly GrantCard[]; sources: string };

/**
 * The guides in the exported page, for visitors without JavaScript; the cards link to them. In the
 * browser React keeps this HTML as it is, so that the guides are in no script of the page.
 */
export function NoJsGuides(props: NoJsGuidesProps) {
  return (
    <div className="hidden noscript:block" suppressHydrationWarning>
      {typeof window === 'undefined' ? <AllGuides {...props} /> : ''}
    </div>
  );
}
