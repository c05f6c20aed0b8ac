'use client';

import { DeferredStyles } from '@/components/features/deferred-styles';
import type { SchoolKind } from '@/content/walkthrough/types';
import { Walkthrough } from './walkthrough';

/**
 * The incident walkthrough as part of the solutions overview, as wide as its container. The page
 * provides the heading and loads it on demand; it takes focus when it appears.
 */
export function WalkthroughSection({ school = 'single' }: { school?: SchoolKind }) {
  return (
    <DeferredStyles>
      <div className="overflow-hidden rounded-panel shadow-lifted forced-colors:border">
        <Walkthrough school={school} takesFocus />
      </div>
    </DeferredStyles>
  );
}
