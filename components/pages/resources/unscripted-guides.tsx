'use client';

import { lazy } from 'react';
import type { GrantCard } from '@/content/types';

const AllGuides = lazy(() => import('./all-guides'));

type UnscriptedGuidesProps = { grants: readonly GrantCard[]; sources: string };

/**
 * The guides in the exported page, for visitors without script; the cards link to them. A browser
 * with script does not render what a noscript holds, so it never fetches them from here.
 */
export function UnscriptedGuides(props: UnscriptedGuidesProps) {
  return (
    <noscript>
      <AllGuides {...props} />
    </noscript>
  );
}
