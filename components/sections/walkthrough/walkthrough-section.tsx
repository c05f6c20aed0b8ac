'use client';

import type { SchoolKind } from '@/content/walkthrough/types';
import { Walkthrough } from './walkthrough';
import '@/styles/deferred.css';

/**
 * The incident walkthrough as a part of a page (the solutions overview), as wide as its container.
 * The page gives it a heading, and loads it when a visitor asks; it then takes the focus.
 */
export function WalkthroughSection({ school = 'single' }: { school?: SchoolKind }) {
  return (
    <div className="deferred">
      <div className="overflow-hidden rounded-panel shadow-lifted forced-colors:border">
        <Walkthrough school={school} takesFocus />
      </div>
    </div>
  );
}
